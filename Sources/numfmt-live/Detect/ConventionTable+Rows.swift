// `make conventions` writes this file.

extension ConventionTable {
  /// The version of ICU that the rows are from, and that of its data.
  static let version = "72.1 42.0"

  static let text = """
    1,234,567.5
    en he
    en zh ja ak am asa bem bez bm bo ce ceb cgg chr cy dav doi ebu ee fil ga gd guz gv ha haw
    he ig ii jmc kam kde ki kln kn ko kok ksb kw lag lg lkt luo luy mai mas mer mg mgo mi mn ms
    mt naq nd nus nyn om pcm qu rof rwk saq sbp si sn so sw teo th ti to ug ur vai vun xog yi
    yo yue zu ak-GH am-ET ar-AE ar-EH asa-TZ bem-ZM bez-TZ bm-ML bo-CN bo-IN ce-RU ceb-PH
    cgg-UG chr-US cy-GB dav-KE doi-IN ebu-KE ee-GH ee-TG en-001 en-150 en-AE en-AG en-AI en-AS
    en-AU en-BB en-BI en-BM en-BS en-BW en-BZ en-CA en-CC en-CK en-CM en-CX en-CY en-DG en-DM
    en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GU en-GY en-HK en-IE en-IL
    en-IM en-IO en-JE en-JM en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-MG en-MH en-MO en-MP
    en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR en-NU en-NZ en-PG en-PH en-PK
    en-PN en-PR en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TK
    en-TO en-TT en-TV en-TZ en-UG en-UM en-US en-VC en-VG en-VI en-VU en-WS en-ZM en-ZW es-419
    es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US fil-PH ga-GB
    ga-IE gd-GB guz-KE gv-IM ha-GH ha-NE ha-NG haw-US he-IL ig-NG ii-CN ja-JP jmc-TZ kam-KE
    kde-TZ ki-KE kln-KE kn-IN ko-KP ko-KR kok-IN ks-Deva ks-Deva-IN ksb-TZ kw-GB lag-TZ lg-UG
    lkt-US luo-KE luy-KE mai-IN mas-KE mas-TZ mer-KE mg-MG mgo-CM mi-NZ mn-MN ms-MY ms-SG mt-MT
    naq-NA nd-ZW nus-SS nyn-UG om-ET om-KE pcm-NG qu-EC qu-PE rof-TZ rwk-TZ saq-KE sbp-TZ
    sd-Deva sd-Deva-IN si-LK sn-ZW so-DJ so-ET so-KE so-SO sw-KE sw-TZ sw-UG ta-MY ta-SG teo-KE
    teo-UG th-TH ti-ER ti-ET to-TO ug-CN ur-PK vai-Latn vai-Latn-LR vai-Vaii vai-Vaii-LR vun-TZ
    xog-UG yi-001 yo-BJ yo-NG yue-Hans yue-Hans-CN yue-Hant yue-Hant-HK zh-Hans zh-Hans-CN
    zh-Hans-HK zh-Hans-MO zh-Hans-SG zh-Hant zh-Hant-HK zh-Hant-MO zh-Hant-TW zu-ZA

    1 234 567,5
    fr sv ru
    fr sv ru af agq bas be bg br cs cv dua dyo eo et ewo ff fi hu hy ka kab kea kk ksf ksh ky
    lt lv nb nmg nn no os pl sah se shi sk smn sq tg tk tt tzm uk uz yav zgh af-NA af-ZA agq-CM
    bas-CM be-BY bg-BG br-FR cs-CZ cv-RU de-AT dua-CM dyo-SN en-FI en-SE en-ZA eo-001 es-CR
    et-EE ewo-CM ff-Latn ff-Latn-BF ff-Latn-CM ff-Latn-GH ff-Latn-GM ff-Latn-GN ff-Latn-GW
    ff-Latn-LR ff-Latn-MR ff-Latn-NE ff-Latn-NG ff-Latn-SL ff-Latn-SN fi-FI fr-BE fr-BF fr-BI
    fr-BJ fr-BL fr-CA fr-CD fr-CF fr-CG fr-CH fr-CI fr-CM fr-DJ fr-DZ fr-FR fr-GA fr-GF fr-GN
    fr-GP fr-GQ fr-HT fr-KM fr-MC fr-MF fr-MG fr-ML fr-MQ fr-MR fr-MU fr-NC fr-NE fr-PF fr-PM
    fr-RE fr-RW fr-SC fr-SN fr-SY fr-TD fr-TG fr-TN fr-VU fr-WF fr-YT hu-HU hy-AM ka-GE kab-DZ
    kea-CV kk-KZ ksf-CM ksh-DE ky-KG lt-LT lv-LV nb-NO nb-SJ nmg-CM nn-NO os-GE os-RU pl-PL
    pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-BY ru-KG ru-KZ ru-MD
    ru-RU ru-UA sah-RU se-FI se-NO se-SE shi-Latn shi-Latn-MA shi-Tfng shi-Tfng-MA sk-SK smn-FI
    sq-AL sq-MK sq-XK sv-AX sv-FI sv-SE tg-TJ tk-TM tt-RU tzm-MA uk-UA uz-Cyrl uz-Cyrl-UZ
    uz-Latn uz-Latn-UZ yav-CM zgh-MA

    1.234.567,5
    de eu ar-DZ
    de es it pt ast az bs ca da dsb el eu fo fur fy gl hr hsb ia id is jgo jv kgp kkj kl km ku
    lb ln lo lu mgh mk mua nl nnh rn ro rw sc seh sg sl sr su tr vi wo yrl ar-DZ ar-LY ar-MA
    ar-TN ast-ES az-Cyrl az-Cyrl-AZ az-Latn az-Latn-AZ bs-Cyrl bs-Cyrl-BA bs-Latn bs-Latn-BA
    ca-AD ca-ES ca-FR ca-IT da-DK da-GL de-BE de-DE de-IT de-LU dsb-DE el-CY el-GR en-AT en-BE
    en-DE en-DK en-NL en-SI es-AR es-BO es-CL es-CO es-EA es-EC es-ES es-GQ es-IC es-PH es-PY
    es-UY es-VE eu-ES fo-DK fo-FO fr-LU fr-MA fur-IT fy-NL gl-ES hr-BA hr-HR hsb-DE ia-001
    id-ID is-IS it-IT it-SM it-VA jgo-CM jv-ID kgp-BR kkj-CM kl-GL km-KH ku-TR lb-LU ln-AO
    ln-CD ln-CF ln-CG lo-LA lu-CD mgh-MZ mk-MK ms-BN ms-ID mua-CM nl-AW nl-BE nl-BQ nl-CW nl-NL
    nl-SR nl-SX nnh-CM pt-BR qu-BO rn-BI ro-MD ro-RO rw-RW sc-IT seh-MZ sg-CF sl-SI sr-Cyrl
    sr-Cyrl-BA sr-Cyrl-ME sr-Cyrl-RS sr-Cyrl-XK sr-Latn sr-Latn-BA sr-Latn-ME sr-Latn-RS
    sr-Latn-XK su-Latn su-Latn-ID sw-CD tr-CY tr-TR vi-VN wo-SN yrl-BR yrl-CO yrl-VE

    ١٬٢٣٤٬٥٦٧٫٥
    ar ckb
    ar ckb sd ar-001 ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM
    ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE ckb-IQ ckb-IR sd-Arab sd-Arab-PK

    12,34,567.5
    hi
    hi brx gu ml or pa ta te brx-IN en-IN gu-IN hi-IN hi-Latn hi-Latn-IN ml-IN or-IN pa-Guru
    pa-Guru-IN ta-IN ta-LK te-IN

    ۱٬۲۳۴٬۵۶۷٫۵
    fa ks
    fa ks lrc mzn ps fa-AF fa-IR ks-Arab ks-Arab-IN lrc-IQ lrc-IR mzn-IR pa-Arab pa-Arab-PK
    ps-AF ps-PK ur-IN uz-Arab uz-Arab-AF

    𞥑⹁𞥒𞥓𞥔⹁𞥕𞥖𞥗.𞥕
    ff-Adlm
    ff-Adlm ff-Adlm-BF ff-Adlm-CM ff-Adlm-GH ff-Adlm-GM ff-Adlm-GN ff-Adlm-GW ff-Adlm-LR
    ff-Adlm-MR ff-Adlm-NE ff-Adlm-NG ff-Adlm-SL ff-Adlm-SN

    1 234 567.5
    dje
    dje khq mfe ses twq xh dje-NE khq-ML mfe-MU ses-ML twq-NE xh-ZA

    1'234'567.5
    de-CH gsw
    de-CH gsw rm de-LI en-CH gsw-CH gsw-FR gsw-LI it-CH rm-CH

    १२,३४,५६७.५
    mr
    mr ne sa mr-IN ne-IN ne-NP sa-IN

    १,२३४,५६७.५
    bgc
    bgc bho raj bgc-IN bho-IN raj-IN

    ১২,৩৪,৫৬৭.৫
    bn
    bn as as-IN bn-BD bn-IN

    ১,২৩৪,৫৬৭.৫
    mni
    mni mni-Beng mni-Beng-IN

    ᱑,᱒᱓᱔,᱕᱖᱗.᱕
    sat
    sat sat-Olck sat-Olck-IN

    𑄷𑄸,𑄹𑄺,𑄻𑄼𑄽.𑄻
    ccp
    ccp ccp-BD ccp-IN

    1'234'567,5
    wae
    wae wae-CH

    ༡༢,༣༤,༥༦༧.༥
    dz
    dz dz-BT

    ၁,၂၃၄,၅၆၇.၅
    my
    my my-MM

    1234567.5
    en-US-POSIX
    en-US-POSIX
    """
}
