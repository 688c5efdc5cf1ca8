// Written by Scripts/Generate/messages.py; edit the files of Localization instead.

extension FieldMessages {
  /// The names of the sentences, in the order of the lines of a language.
  // swift-format-ignore
  static let names = [
    "missing",
    "incomplete",
    "range",
    "minimum",
    "maximum",
    "tooManyDigits",
    "missingAffix",
    "doesNotFit",
    "either",
    "isIt",
    "characterRejected",
    "readAsTyped",
    "fractionTruncated",
    "partsJoined",
    "clampedToRange",
    "rounded",
    "unexpectedCharacter",
    "secondDecimalSeparator",
    "noFraction",
    "misplacedGrouping",
    "misplacedSign",
    "negativeNotAllowed",
    "tooManyFractionDigits",
    "tooManyIntegerDigits",
    "tooLong",
    "outOfRange",
    "atBound",
    "missingNumber",
    "missingOperator",
    "missingParenthesis",
    "divisionByZero",
    "ambiguousPercent",
    "ambiguousMagnitude",
    "possibleDate",
    "notANumber",
    "mixedDigits",
    "otherCurrency",
    "ambiguousCurrency",
    "ambiguousSeparator",
    "misplacedSeparator",
    "decoration",
    "restored",
    "changedByModel",
    "refusedByModel",
    "notAMultiple",
    "notAllowed",
    "outsideText",
  ]

  /// The sentences of each language, one on each line.
  // swift-format-ignore
  static let lines: [String: String] = [
    "en": """
      Enter a number.
      Complete the number.
      Enter a number from {min} to {max}.
      Enter {min} or more.
      Enter {max} or less.
      Enter fewer digits.
      The currency, the unit, or the percent sign is missing.
      This number can't be used here: it's too large, or has a fraction.
      {first} or {second}?
      Is it {number}?
      The text isn't only a number.
      The number was read as it was typed.
      Digits that don't fit into the fraction were cut.
      The digits before and after the separator are one number now.
      The number was moved to the nearest limit.
      The number was rounded.
      This character isn't part of a number.
      There is already a decimal separator.
      This field takes whole numbers.
      There can't be a thousands separator here.
      A sign belongs in front of the number.
      The number can't be negative.
      The fraction is full.
      The integer part is full.
      The field is full.
      The number is out of range.
      This is the limit of the range.
      A number is missing beside an operator.
      An operator is missing between two numbers.
      A parenthesis is missing.
      Nothing can be divided by zero.
      It isn't clear what the percent sign means here.
      It isn't clear what the letters after the number mean.
      The text could be a date or a telephone number.
      The text isn't a number.
      The text has digits from two writing systems.
      The amount is in another currency.
      The sign could be that of several currencies.
      The separator could mean thousands or a fraction.
      A separator is in the wrong place.
      This is a symbol, not part of the number.
      The previous number is shown again.
      The app changed this value.
      The app doesn't accept this value.
      Enter a multiple of {unit}.
      This isn't one of the choices.
      The change wasn't in the text.
      """,
    "ar": """
      أدخل عددًا.
      أكمل العدد.
      أدخل عددًا بين {min} و{max}.
      أدخل {min} أو أكثر.
      أدخل {max} أو أقل.
      أدخل أرقامًا أقل.
      العملة أو الوحدة أو علامة النسبة المئوية ناقصة.
      لا يمكن استخدام هذا العدد هنا: فهو كبير جدًا أو له كسر عشري.
      {first} أم {second}؟
      هل تقصد {number}؟
      النص ليس عددًا فقط.
      قُرئ العدد كما كُتب.
      حُذفت الأرقام العشرية الزائدة.
      أصبحت الأرقام قبل الفاصل وبعده عددًا واحدًا.
      غُيّر العدد إلى أقرب حد.
      قُرّب العدد.
      هذا الحرف ليس جزءًا من عدد.
      توجد فاصلة عشرية بالفعل.
      يقبل هذا الحقل أعدادًا صحيحة فقط.
      لا يمكن وضع فاصل الآلاف هنا.
      توضع الإشارة قبل العدد.
      لا يمكن أن يكون العدد سالبًا.
      لا مكان لأرقام عشرية أخرى.
      لا مكان لأرقام أخرى في الجزء الصحيح.
      الحقل ممتلئ.
      العدد خارج النطاق.
      هذا هو حد النطاق.
      ينقص عدد بجوار علامة العملية.
      تنقص علامة عملية بين عددين.
      ينقص قوس.
      لا يمكن القسمة على صفر.
      معنى علامة النسبة المئوية غير واضح هنا.
      معنى الأحرف بعد العدد غير واضح.
      قد يكون النص تاريخًا أو رقم هاتف.
      النص ليس عددًا.
      في النص أرقام من نظامي كتابة مختلفين.
      المبلغ بعملة أخرى.
      قد تكون العلامة لأكثر من عملة.
      قد يدل الفاصل على الآلاف أو على الكسر العشري.
      يوجد فاصل في غير مكانه الصحيح.
      هذا رمز وليس جزءًا من العدد.
      يظهر العدد السابق من جديد.
      غيّر التطبيق هذه القيمة.
      لا يقبل التطبيق هذه القيمة.
      أدخل أحد مضاعفات {unit}.
      هذا ليس من الخيارات.
      لم يكن التغيير داخل النص.
      """,
    "bg": """
      Въведете число.
      Довършете числото.
      Въведете число между {min} и {max}.
      Въведете {min} или повече.
      Въведете {max} или по-малко.
      Въведете по-малко цифри.
      Липсва валутата, мерната единица или знакът за процент.
      Това число не може да се използва тук: твърде голямо е или е дробно.
      {first} или {second}?
      Имахте предвид {number}?
      Текстът не е само число.
      Числото беше прочетено така, както е въведено.
      Излишните цифри след десетичната запетая бяха премахнати.
      Цифрите преди и след разделителя вече са едно число.
      Числото беше заменено с най-близката гранична стойност.
      Числото беше закръглено.
      Този знак не е част от число.
      Вече има десетичен разделител.
      Това поле приема само цели числа.
      Тук не може да има разделител за хилядите.
      Знакът плюс или минус се поставя пред числото.
      Числото не може да е отрицателно.
      Няма място за повече цифри след десетичната запетая.
      Няма място за повече цифри в цялата част.
      Полето е запълнено.
      Числото е извън диапазона.
      Това е границата на диапазона.
      До знак за действие липсва число.
      Между две числа липсва знак за действие.
      Липсва скоба.
      Не може да се дели на нула.
      Не е ясно какво означава знакът за процент тук.
      Не е ясно какво означават буквите след числото.
      Текстът може да е дата или телефонен номер.
      Текстът не е число.
      Текстът съдържа цифри от две писмености.
      Сумата е в друга валута.
      Знакът може да е на няколко валути.
      Разделителят може да означава хиляди или дробна част.
      Има разделител на неправилно място.
      Това е символ, а не част от числото.
      Отново е показано предишното число.
      Приложението промени стойността.
      Приложението не приема тази стойност.
      Въведете число, кратно на {unit}.
      Това не е сред възможностите за избор.
      Промяната не беше в текста.
      """,
    "bn": """
      একটি সংখ্যা লিখুন।
      সংখ্যাটি সম্পূর্ণ করুন।
      {min} থেকে {max}-এর মধ্যে একটি সংখ্যা লিখুন।
      {min} বা তার বেশি লিখুন।
      {max} বা তার কম লিখুন।
      কম অঙ্ক লিখুন।
      মুদ্রা, একক বা শতাংশ চিহ্ন নেই।
      এই সংখ্যা এখানে ব্যবহার করা যায় না: এটি খুব বড় বা এতে দশমিক আছে।
      {first} না {second}?
      আপনি কি {number} বোঝাতে চেয়েছেন?
      লেখাটিতে সংখ্যা ছাড়াও অন্য কিছু আছে।
      সংখ্যাটি যেভাবে লেখা হয়েছে সেভাবেই পড়া হয়েছে।
      দশমিকের পরের অতিরিক্ত অঙ্কগুলি বাদ দেওয়া হয়েছে।
      বিভাজকের আগের ও পরের অঙ্কগুলি এখন একটি সংখ্যা।
      সংখ্যাটি নিকটতম সীমায় আনা হয়েছে।
      সংখ্যাটি রাউন্ড করা হয়েছে।
      এই অক্ষরটি সংখ্যার অংশ নয়।
      দশমিক চিহ্ন আগে থেকেই আছে।
      এই ক্ষেত্রে শুধু পূর্ণসংখ্যা লেখা যায়।
      এখানে হাজারের বিভাজক বসতে পারে না।
      প্লাস বা মাইনাস চিহ্ন সংখ্যার আগে বসে।
      সংখ্যাটি ঋণাত্মক হতে পারে না।
      দশমিকের পরে আর অঙ্কের জায়গা নেই।
      দশমিকের আগে আর অঙ্কের জায়গা নেই।
      ক্ষেত্রটি পূর্ণ।
      সংখ্যাটি সীমার বাইরে।
      এটিই শেষ সীমা।
      একটি গাণিতিক চিহ্নের পাশে সংখ্যা নেই।
      দুটি সংখ্যার মাঝে গাণিতিক চিহ্ন নেই।
      একটি বন্ধনী নেই।
      শূন্য দিয়ে ভাগ করা যায় না।
      এখানে শতাংশ চিহ্নের অর্থ স্পষ্ট নয়।
      সংখ্যার পরের অক্ষরগুলির অর্থ স্পষ্ট নয়।
      লেখাটি তারিখ বা ফোন নম্বর হতে পারে।
      লেখাটি কোনো সংখ্যা নয়।
      লেখাটিতে দুটি লিপির অঙ্ক আছে।
      পরিমাণটি অন্য মুদ্রায়।
      চিহ্নটি একাধিক মুদ্রার হতে পারে।
      বিভাজকটি হাজার বা দশমিক বোঝাতে পারে।
      একটি বিভাজক সঠিক জায়গায় নেই।
      এটি একটি প্রতীক, সংখ্যার অংশ নয়।
      আগের সংখ্যাটি আবার দেখানো হচ্ছে।
      অ্যাপটি এই মান বদলে দিয়েছে।
      অ্যাপটি এই মান গ্রহণ করে না।
      {unit}-এর একটি গুণিতক লিখুন।
      এটি বিকল্পগুলির মধ্যে নেই।
      পরিবর্তনটি লেখার ভিতরে ছিল না।
      """,
    "ca": """
      Introduïu un número.
      Completeu el número.
      Introduïu un número entre {min} i {max}.
      Introduïu {min} o més.
      Introduïu {max} o menys.
      Introduïu menys xifres.
      Falta la moneda, la unitat o el signe de percentatge.
      Aquest número no es pot fer servir aquí: és massa gran o té decimals.
      {first} o {second}?
      Volíeu dir {number}?
      El text no és només un número.
      El número s'ha llegit tal com s'ha escrit.
      S'han suprimit els decimals que no hi caben.
      Les xifres abans i després del separador ara formen un sol número.
      El número s'ha ajustat al límit més proper.
      El número s'ha arrodonit.
      Aquest caràcter no forma part d'un número.
      Ja hi ha un separador decimal.
      Aquest camp només accepta nombres enters.
      Aquí no hi pot haver cap separador de milers.
      El signe va davant del número.
      El número no pot ser negatiu.
      No hi caben més decimals.
      No hi caben més xifres a la part entera.
      El camp és ple.
      El número és fora de l'interval.
      Aquest és el límit de l'interval.
      Falta un número al costat d'un operador.
      Falta un operador entre dos números.
      Falta un parèntesi.
      No es pot dividir per zero.
      No queda clar què vol dir aquí el signe de percentatge.
      No queda clar què volen dir les lletres després del número.
      El text podria ser una data o un número de telèfon.
      El text no és un número.
      El text té xifres de dos sistemes d'escriptura.
      L'import és en una altra moneda.
      El símbol podria ser de diverses monedes.
      El separador pot indicar milers o decimals.
      Hi ha un separador que no és al lloc correcte.
      Això és un símbol i no forma part del número.
      Es torna a mostrar el número anterior.
      L'app ha canviat el valor.
      L'app no accepta aquest valor.
      Introduïu un múltiple de {unit}.
      No és cap de les opcions.
      El canvi no era dins del text.
      """,
    "cs": """
      Zadejte číslo.
      Dopište číslo.
      Zadejte číslo od {min} do {max}.
      Zadejte nejméně {min}.
      Zadejte nejvíce {max}.
      Zadejte méně číslic.
      Chybí měna, jednotka nebo znak procenta.
      Toto číslo zde nelze použít: je příliš velké nebo má desetinná místa.
      {first}, nebo {second}?
      Měli jste na mysli {number}?
      Text není jen číslo.
      Číslo bylo přečteno tak, jak bylo napsáno.
      Desetinná místa navíc byla odstraněna.
      Číslice před oddělovačem a za ním jsou teď jedno číslo.
      Číslo bylo změněno na nejbližší mez.
      Číslo bylo zaokrouhleno.
      Tento znak není součástí čísla.
      Oddělovač desetinných míst už je zadaný.
      Toto pole přijímá jen celá čísla.
      Zde nemůže být oddělovač tisíců.
      Znaménko patří před číslo.
      Číslo nesmí být záporné.
      Další desetinná místa se nevejdou.
      Do celé části se další číslice nevejdou.
      Pole je plné.
      Číslo je mimo rozsah.
      Toto je mez rozsahu.
      Vedle operátoru chybí číslo.
      Mezi dvěma čísly chybí operátor.
      Chybí závorka.
      Nulou nelze dělit.
      Není jasné, co zde znak procenta znamená.
      Není jasné, co znamenají písmena za číslem.
      Text může být datum nebo telefonní číslo.
      Text není číslo.
      Text obsahuje číslice ze dvou systémů písma.
      Částka je v jiné měně.
      Znak může patřit více měnám.
      Oddělovač může znamenat tisíce nebo desetinná místa.
      Oddělovač není na správném místě.
      Toto je symbol, není součástí čísla.
      Znovu se zobrazuje předchozí číslo.
      Aplikace hodnotu změnila.
      Aplikace tuto hodnotu nepřijímá.
      Zadejte násobek {unit}.
      Tato hodnota není v nabídce.
      Změna nebyla v textu.
      """,
    "da": """
      Indtast et tal.
      Gør tallet færdigt.
      Indtast et tal mellem {min} og {max}.
      Indtast mindst {min}.
      Indtast højst {max}.
      Indtast færre cifre.
      Valutaen, enheden eller procenttegnet mangler.
      Tallet kan ikke bruges her: Det er for stort eller har decimaler.
      {first} eller {second}?
      Mente du {number}?
      Teksten er ikke kun et tal.
      Tallet blev læst, som det blev skrevet.
      Decimaler, der ikke er plads til, blev fjernet.
      Cifrene før og efter skilletegnet er nu ét tal.
      Tallet blev flyttet til den nærmeste grænse.
      Tallet blev afrundet.
      Tegnet er ikke en del af et tal.
      Der er allerede et decimaltegn.
      Feltet accepterer kun heltal.
      Der kan ikke stå et tusindtalsskilletegn her.
      Fortegnet skal stå foran tallet.
      Tallet må ikke være negativt.
      Der er ikke plads til flere decimaler.
      Der er ikke plads til flere cifre før decimaltegnet.
      Feltet er fuldt.
      Tallet er uden for intervallet.
      Dette er intervallets grænse.
      Der mangler et tal ved siden af et regnetegn.
      Der mangler et regnetegn mellem to tal.
      Der mangler en parentes.
      Man kan ikke dividere med nul.
      Det er ikke klart, hvad procenttegnet betyder her.
      Det er ikke klart, hvad bogstaverne efter tallet betyder.
      Teksten kan være en dato eller et telefonnummer.
      Teksten er ikke et tal.
      Teksten har cifre fra to skriftsystemer.
      Beløbet er i en anden valuta.
      Tegnet kan høre til flere valutaer.
      Skilletegnet kan betyde tusinder eller decimaler.
      Et skilletegn står det forkerte sted.
      Dette er et symbol og ikke en del af tallet.
      Det forrige tal vises igen.
      Appen har ændret værdien.
      Appen accepterer ikke værdien.
      Indtast et multiplum af {unit}.
      Det er ikke en af mulighederne.
      Ændringen var ikke i teksten.
      """,
    "de": """
      Bitte eine Zahl eingeben.
      Bitte die Zahl vervollständigen.
      Bitte eine Zahl von {min} bis {max} eingeben.
      Bitte {min} oder mehr eingeben.
      Bitte {max} oder weniger eingeben.
      Bitte weniger Ziffern eingeben.
      Die Währung, die Einheit oder das Prozentzeichen fehlt.
      Diese Zahl geht hier nicht: Sie ist zu groß oder hat Nachkommastellen.
      {first} oder {second}?
      Ist {number} gemeint?
      Der Text ist nicht nur eine Zahl.
      Die Zahl wurde so gelesen, wie sie eingegeben wurde.
      Nachkommastellen, für die kein Platz ist, wurden gestrichen.
      Die Ziffern vor und nach dem Trennzeichen sind jetzt eine Zahl.
      Die Zahl wurde auf die nächste Grenze gesetzt.
      Die Zahl wurde gerundet.
      Dieses Zeichen gehört nicht zu einer Zahl.
      Es gibt schon ein Dezimaltrennzeichen.
      Dieses Feld nimmt nur ganze Zahlen an.
      Hier kann kein Tausendertrennzeichen stehen.
      Ein Vorzeichen gehört vor die Zahl.
      Die Zahl darf nicht negativ sein.
      Für weitere Nachkommastellen ist kein Platz.
      Für weitere Stellen vor dem Komma ist kein Platz.
      Das Feld ist voll.
      Die Zahl liegt außerhalb des Bereichs.
      Das ist die Grenze des Bereichs.
      Neben einem Rechenzeichen fehlt eine Zahl.
      Zwischen zwei Zahlen fehlt ein Rechenzeichen.
      Eine Klammer fehlt.
      Durch null kann man nicht teilen.
      Es ist nicht klar, was das Prozentzeichen hier bedeutet.
      Es ist nicht klar, was die Buchstaben nach der Zahl bedeuten.
      Der Text könnte ein Datum oder eine Telefonnummer sein.
      Der Text ist keine Zahl.
      Der Text enthält Ziffern aus zwei Schriften.
      Der Betrag ist in einer anderen Währung.
      Das Zeichen kann für verschiedene Währungen stehen.
      Das Trennzeichen kann Tausender oder Nachkommastellen bedeuten.
      Ein Trennzeichen steht an der falschen Stelle.
      Das ist ein Symbol und kein Teil der Zahl.
      Die vorige Zahl wird wieder angezeigt.
      Die App hat daraus einen anderen Wert gemacht.
      Die App nimmt das nicht an.
      Bitte ein Vielfaches von {unit} eingeben.
      Das steht nicht zur Auswahl.
      Die Änderung lag außerhalb des Textes.
      """,
    "el": """
      Εισαγάγετε έναν αριθμό.
      Συμπληρώστε τον αριθμό.
      Εισαγάγετε έναν αριθμό μεταξύ {min} και {max}.
      Εισαγάγετε τουλάχιστον {min}.
      Εισαγάγετε το πολύ {max}.
      Εισαγάγετε λιγότερα ψηφία.
      Λείπει το νόμισμα, η μονάδα ή το σύμβολο ποσοστού.
      Ο αριθμός δεν γίνεται δεκτός: είναι πολύ μεγάλος ή έχει δεκαδικά ψηφία.
      {first} ή {second};
      Μήπως εννοούσατε {number};
      Το κείμενο δεν είναι μόνο αριθμός.
      Ο αριθμός διαβάστηκε όπως πληκτρολογήθηκε.
      Τα δεκαδικά ψηφία που δεν χωρούν αφαιρέθηκαν.
      Τα ψηφία πριν και μετά το διαχωριστικό είναι τώρα ένας αριθμός.
      Ο αριθμός προσαρμόστηκε στο πλησιέστερο όριο.
      Ο αριθμός στρογγυλοποιήθηκε.
      Αυτός ο χαρακτήρας δεν ανήκει σε αριθμό.
      Υπάρχει ήδη υποδιαστολή.
      Αυτό το πεδίο δέχεται μόνο ακέραιους αριθμούς.
      Δεν μπορεί να υπάρχει διαχωριστικό χιλιάδων εδώ.
      Το πρόσημο μπαίνει πριν από τον αριθμό.
      Ο αριθμός δεν μπορεί να είναι αρνητικός.
      Δεν χωρούν άλλα δεκαδικά ψηφία.
      Δεν χωρούν άλλα ψηφία στο ακέραιο μέρος.
      Το πεδίο είναι γεμάτο.
      Ο αριθμός είναι εκτός ορίων.
      Αυτό είναι το όριο.
      Λείπει ένας αριθμός δίπλα σε τελεστή.
      Λείπει ένας τελεστής ανάμεσα σε δύο αριθμούς.
      Λείπει μια παρένθεση.
      Δεν γίνεται διαίρεση με το μηδέν.
      Δεν είναι σαφές τι σημαίνει εδώ το σύμβολο ποσοστού.
      Δεν είναι σαφές τι σημαίνουν τα γράμματα μετά τον αριθμό.
      Το κείμενο μπορεί να είναι ημερομηνία ή αριθμός τηλεφώνου.
      Το κείμενο δεν είναι αριθμός.
      Το κείμενο έχει ψηφία από δύο συστήματα γραφής.
      Το ποσό είναι σε άλλο νόμισμα.
      Το σύμβολο μπορεί να αντιστοιχεί σε πολλά νομίσματα.
      Το διαχωριστικό μπορεί να σημαίνει χιλιάδες ή δεκαδικά ψηφία.
      Ένα διαχωριστικό δεν είναι στη σωστή θέση.
      Αυτό είναι σύμβολο και δεν ανήκει στον αριθμό.
      Εμφανίζεται ξανά ο προηγούμενος αριθμός.
      Η εφαρμογή άλλαξε την τιμή.
      Η εφαρμογή δεν δέχεται αυτήν την τιμή.
      Εισαγάγετε ένα πολλαπλάσιο του {unit}.
      Δεν είναι μία από τις επιλογές.
      Η αλλαγή δεν ήταν μέσα στο κείμενο.
      """,
    "es": """
      Introduce un número.
      Completa el número.
      Introduce un número entre {min} y {max}.
      Introduce {min} o más.
      Introduce {max} o menos.
      Introduce menos dígitos.
      Falta la moneda, la unidad o el signo de porcentaje.
      Este número no se puede usar aquí: es demasiado grande o tiene decimales.
      ¿{first} o bien {second}?
      ¿Querías decir {number}?
      El texto no es solo un número.
      El número se ha leído tal como se ha escrito.
      Se han eliminado los decimales que no caben.
      Los dígitos antes y después del separador forman ahora un solo número.
      El número se ha ajustado al límite más cercano.
      El número se ha redondeado.
      Este carácter no forma parte de un número.
      Ya hay un separador decimal.
      Este campo solo admite números enteros.
      Aquí no puede haber un separador de miles.
      El signo va delante del número.
      El número no puede ser negativo.
      No caben más decimales.
      No caben más dígitos en la parte entera.
      El campo está lleno.
      El número está fuera del intervalo.
      Este es el límite del intervalo.
      Falta un número junto a un operador.
      Falta un operador entre dos números.
      Falta un paréntesis.
      No se puede dividir entre cero.
      No está claro qué significa aquí el signo de porcentaje.
      No está claro qué significan las letras después del número.
      El texto podría ser una fecha o un número de teléfono.
      El texto no es un número.
      El texto tiene dígitos de dos sistemas de escritura.
      El importe está en otra moneda.
      El símbolo podría ser de varias monedas.
      El separador puede indicar miles o decimales.
      Hay un separador en el lugar equivocado.
      Esto es un símbolo y no forma parte del número.
      Se vuelve a mostrar el número anterior.
      La app ha cambiado el valor.
      La app no acepta este valor.
      Introduce un múltiplo de {unit}.
      No es una de las opciones.
      El cambio no estaba dentro del texto.
      """,
    "fa": """
      یک عدد وارد کنید.
      عدد را کامل کنید.
      عددی بین {min} و {max} وارد کنید.
      {min} یا بیشتر وارد کنید.
      {max} یا کمتر وارد کنید.
      رقم‌های کمتری وارد کنید.
      واحد پول، واحد اندازه‌گیری یا علامت درصد وارد نشده است.
      این عدد اینجا قابل استفاده نیست: خیلی بزرگ است یا اعشار دارد.
      {first} یا {second}؟
      منظورتان {number} بود؟
      متن فقط عدد نیست.
      عدد همان‌طور که نوشته شده بود خوانده شد.
      رقم‌های اعشاری اضافی حذف شدند.
      رقم‌های قبل و بعد از جداکننده اکنون یک عدد هستند.
      عدد به نزدیک‌ترین حد تغییر کرد.
      عدد گرد شد.
      این نویسه جزو عدد نیست.
      جداکننده اعشاری از قبل وجود دارد.
      این فیلد فقط عدد صحیح می‌پذیرد.
      جداکننده هزارگان نمی‌تواند اینجا باشد.
      علامت مثبت یا منفی باید قبل از عدد باشد.
      عدد نمی‌تواند منفی باشد.
      برای رقم‌های اعشاری بیشتر جا نیست.
      در قسمت صحیح برای رقم‌های بیشتر جا نیست.
      فیلد پر است.
      عدد خارج از محدوده است.
      به حد محدوده رسیده‌اید.
      کنار عملگر یک عدد کم است.
      بین دو عدد یک عملگر کم است.
      یک پرانتز کم است.
      تقسیم بر صفر ممکن نیست.
      معنای علامت درصد در اینجا روشن نیست.
      معنای حروف بعد از عدد روشن نیست.
      این متن ممکن است تاریخ یا شماره تلفن باشد.
      متن عدد نیست.
      متن رقم‌هایی از دو نظام نوشتاری دارد.
      مبلغ به واحد پول دیگری است.
      این نشانه ممکن است مربوط به چند واحد پول باشد.
      جداکننده می‌تواند نشانه هزارگان یا اعشار باشد.
      یک جداکننده در جای درستی نیست.
      این یک نماد است و جزو عدد نیست.
      عدد قبلی دوباره نشان داده می‌شود.
      برنامه این مقدار را تغییر داد.
      برنامه این مقدار را نمی‌پذیرد.
      مضربی از {unit} وارد کنید.
      این یکی از گزینه‌ها نیست.
      تغییر در متن نبود.
      """,
    "fi": """
      Syötä luku.
      Täydennä luku.
      Syötä luku, joka on vähintään {min} ja enintään {max}.
      Syötä vähintään {min}.
      Syötä enintään {max}.
      Syötä vähemmän numeroita.
      Valuutta, yksikkö tai prosenttimerkki puuttuu.
      Tätä lukua ei voi käyttää tässä: se on liian suuri, tai siinä on desimaaleja.
      {first} vai {second}?
      Tarkoititko: {number}?
      Teksti ei ole pelkkä luku.
      Luku luettiin sellaisena kuin se kirjoitettiin.
      Ylimääräiset desimaalit poistettiin.
      Erottimen molemmin puolin olevat numerot ovat nyt yksi luku.
      Luku muutettiin lähimmäksi raja-arvoksi.
      Luku pyöristettiin.
      Tämä merkki ei kuulu lukuun.
      Luvussa on jo desimaalierotin.
      Tähän kenttään käyvät vain kokonaisluvut.
      Tässä ei voi olla tuhaterotinta.
      Etumerkki kuuluu luvun eteen.
      Luku ei voi olla negatiivinen.
      Desimaaleja ei mahdu enempää.
      Kokonaisosaan ei mahdu enempää numeroita.
      Kenttä on täynnä.
      Luku ei ole sallitulla välillä.
      Tämä on välin raja.
      Laskumerkin vierestä puuttuu luku.
      Kahden luvun välistä puuttuu laskumerkki.
      Sulkumerkki puuttuu.
      Nollalla ei voi jakaa.
      Ei ole selvää, mitä prosenttimerkki tarkoittaa tässä.
      Ei ole selvää, mitä luvun jälkeiset kirjaimet tarkoittavat.
      Teksti voi olla päivämäärä tai puhelinnumero.
      Teksti ei ole luku.
      Tekstissä on kahden kirjoitusjärjestelmän numeroita.
      Summa on toisessa valuutassa.
      Merkki voi olla usean valuutan tunnus.
      Erotin voi tarkoittaa tuhansia tai desimaaleja.
      Erotin on väärässä paikassa.
      Tämä on symboli eikä kuulu lukuun.
      Edellinen luku näytetään taas.
      Appi muutti arvoa.
      Appi ei hyväksy tätä arvoa.
      Syötä arvon {unit} kerrannainen.
      Tämä ei ole mikään vaihtoehdoista.
      Muutos ei ollut tekstissä.
      """,
    "fr": """
      Saisissez un nombre.
      Complétez le nombre.
      Saisissez un nombre de {min} à {max}.
      Saisissez {min} ou plus.
      Saisissez {max} ou moins.
      Saisissez moins de chiffres.
      Il manque la devise, l'unité ou le signe pour cent.
      Ce nombre ne convient pas ici : il est trop grand, ou il a des décimales.
      {first} ou {second} ?
      Est-ce {number} ?
      Le texte n'est pas seulement un nombre.
      Le nombre a été lu tel qu'il a été saisi.
      Les décimales en trop ont été supprimées.
      Les chiffres avant et après le séparateur forment maintenant un seul nombre.
      Le nombre a été ramené à la limite la plus proche.
      Le nombre a été arrondi.
      Ce caractère ne fait pas partie d'un nombre.
      Il y a déjà un séparateur décimal.
      Ce champ n'accepte que des nombres entiers.
      Il ne peut pas y avoir de séparateur de milliers ici.
      Un signe se place devant le nombre.
      Le nombre ne peut pas être négatif.
      Il n'y a plus de place pour d'autres décimales.
      La partie entière est pleine.
      Le champ est plein.
      Le nombre est hors limites.
      C'est la limite de l'intervalle.
      Il manque un nombre à côté d'un opérateur.
      Il manque un opérateur entre deux nombres.
      Il manque une parenthèse.
      On ne peut pas diviser par zéro.
      Le sens du signe pour cent n'est pas clair ici.
      Le sens des lettres après le nombre n'est pas clair.
      Le texte pourrait être une date ou un numéro de téléphone.
      Le texte n'est pas un nombre.
      Le texte contient des chiffres de deux systèmes d'écriture.
      Le montant est dans une autre devise.
      Le symbole peut être celui de plusieurs devises.
      Le séparateur peut indiquer les milliers ou les décimales.
      Un séparateur n'est pas à la bonne place.
      C'est un symbole qui ne fait pas partie du nombre.
      Le nombre précédent est affiché à nouveau.
      L'app a modifié la valeur.
      L'app n'accepte pas cette valeur.
      Saisissez un multiple de {unit}.
      Ce n'est pas l'un des choix possibles.
      La modification n'était pas dans le texte.
      """,
    "he": """
      יש להזין מספר.
      יש להשלים את המספר.
      יש להזין מספר בין {min} ל־{max}.
      יש להזין {min} או יותר.
      יש להזין {max} או פחות.
      יש להזין פחות ספרות.
      המטבע, היחידה או סימן האחוז חסרים.
      אי אפשר להשתמש כאן במספר הזה: הוא גדול מדי או שיש בו שבר.
      {first} או {second}?
      האם הכוונה ל־{number}?
      הטקסט אינו רק מספר.
      המספר נקרא כפי שהוקלד.
      הספרות העודפות אחרי הנקודה העשרונית הוסרו.
      הספרות שלפני המפריד ואחריו הן עכשיו מספר אחד.
      המספר הותאם לגבול הקרוב ביותר.
      המספר עוגל.
      התו הזה אינו חלק ממספר.
      כבר יש מפריד עשרוני.
      השדה הזה מקבל רק מספרים שלמים.
      לא יכול להיות כאן מפריד אלפים.
      סימן הפלוס או המינוס צריך להיות לפני המספר.
      המספר אינו יכול להיות שלילי.
      אין מקום לספרות נוספות אחרי הנקודה העשרונית.
      אין מקום לספרות נוספות בחלק השלם.
      השדה מלא.
      המספר מחוץ לטווח.
      זה גבול הטווח.
      חסר מספר ליד סימן פעולה.
      חסר סימן פעולה בין שני מספרים.
      חסרים סוגריים.
      אי אפשר לחלק באפס.
      לא ברור מה משמעות סימן האחוז כאן.
      לא ברור מה משמעות האותיות שאחרי המספר.
      הטקסט עשוי להיות תאריך או מספר טלפון.
      הטקסט אינו מספר.
      בטקסט יש ספרות משתי מערכות כתב.
      הסכום במטבע אחר.
      הסימן יכול להיות של כמה מטבעות.
      המפריד יכול לציין אלפים או שבר עשרוני.
      יש מפריד שאינו במקום הנכון.
      זה סמל, לא חלק מהמספר.
      המספר הקודם מוצג שוב.
      האפליקציה שינתה את הערך.
      האפליקציה אינה מקבלת את הערך הזה.
      יש להזין כפולה של {unit}.
      זו אינה אחת האפשרויות.
      השינוי לא היה בתוך הטקסט.
      """,
    "hi": """
      कोई संख्या डालें।
      संख्या पूरी करें।
      {min} और {max} के बीच की संख्या डालें।
      {min} या उससे अधिक डालें।
      {max} या उससे कम डालें।
      कम अंक डालें।
      मुद्रा, इकाई या प्रतिशत का चिह्न नहीं है।
      यहाँ इस संख्या का इस्तेमाल नहीं हो सकता: यह बहुत बड़ी है या इसमें दशमलव है।
      {first} या {second}?
      क्या आपका मतलब {number} है?
      टेक्स्ट में सिर्फ़ संख्या नहीं है।
      संख्या वैसे ही पढ़ी गई जैसे टाइप की गई थी।
      दशमलव के बाद के अतिरिक्त अंक हटा दिए गए।
      सेपरेटर के पहले और बाद के अंक अब एक ही संख्या हैं।
      संख्या को निकटतम सीमा पर लाया गया।
      संख्या को राउंड ऑफ़ किया गया।
      यह वर्ण संख्या का हिस्सा नहीं है।
      दशमलव चिह्न पहले से मौजूद है।
      इस फ़ील्ड में पूर्णांक ही डाले जा सकते हैं।
      यहाँ हज़ार का सेपरेटर नहीं हो सकता।
      प्लस या माइनस का चिह्न संख्या से पहले लगता है।
      संख्या ऋणात्मक नहीं हो सकती।
      दशमलव के बाद और अंकों की जगह नहीं है।
      दशमलव से पहले और अंकों की जगह नहीं है।
      फ़ील्ड भर गया है।
      संख्या सीमा से बाहर है।
      यह आख़िरी सीमा है।
      गणना के चिह्न के पास कोई संख्या नहीं है।
      दो संख्याओं के बीच गणना का चिह्न नहीं है।
      एक कोष्ठक नहीं है।
      शून्य से भाग नहीं दिया जा सकता।
      यहाँ प्रतिशत के चिह्न का अर्थ स्पष्ट नहीं है।
      संख्या के बाद के अक्षरों का अर्थ स्पष्ट नहीं है।
      यह तारीख या फ़ोन नंबर हो सकता है।
      टेक्स्ट कोई संख्या नहीं है।
      टेक्स्ट में दो लिपियों के अंक हैं।
      राशि किसी दूसरी मुद्रा में है।
      यह चिह्न कई मुद्राओं का हो सकता है।
      सेपरेटर का मतलब हज़ार या दशमलव हो सकता है।
      एक सेपरेटर सही जगह पर नहीं है।
      यह एक चिह्न है, संख्या का हिस्सा नहीं।
      पिछली संख्या फिर से दिखाई गई है।
      ऐप ने यह मान बदल दिया।
      ऐप यह मान स्वीकार नहीं करता।
      {unit} का गुणज डालें।
      यह विकल्पों में से नहीं है।
      बदलाव टेक्स्ट के अंदर नहीं था।
      """,
    "hr": """
      Unesite broj.
      Dovršite broj.
      Unesite broj između {min} i {max}.
      Unesite najmanje {min}.
      Unesite najviše {max}.
      Unesite manje znamenki.
      Nedostaje valuta, jedinica ili znak postotka.
      Ovaj se broj ovdje ne može upotrijebiti: prevelik je ili ima decimale.
      {first} ili {second}?
      Jeste li mislili {number}?
      Tekst nije samo broj.
      Broj je pročitan onako kako je upisan.
      Suvišne decimale su uklonjene.
      Znamenke ispred i iza razdjelnika sada su jedan broj.
      Broj je postavljen na najbližu granicu.
      Broj je zaokružen.
      Ovaj znak nije dio broja.
      Decimalni razdjelnik već postoji.
      U ovo se polje unose samo cijeli brojevi.
      Ovdje ne može biti razdjelnik tisućica.
      Predznak stoji ispred broja.
      Broj ne može biti negativan.
      Nema mjesta za još decimala.
      Nema mjesta za još znamenki ispred razdjelnika.
      Polje je puno.
      Broj je izvan raspona.
      Ovo je granica raspona.
      Uz računski znak nedostaje broj.
      Između dva broja nedostaje računski znak.
      Nedostaje zagrada.
      Nije moguće dijeliti s nulom.
      Nije jasno što znak postotka ovdje znači.
      Nije jasno što znače slova iza broja.
      Tekst bi mogao biti datum ili telefonski broj.
      Tekst nije broj.
      Tekst sadrži znamenke iz dvaju pisama.
      Iznos je u drugoj valuti.
      Znak može označavati više valuta.
      Razdjelnik može značiti tisućice ili decimale.
      Razdjelnik nije na pravom mjestu.
      Ovo je simbol, a ne dio broja.
      Ponovno se prikazuje prethodni broj.
      Aplikacija je promijenila vrijednost.
      Aplikacija ne prihvaća ovu vrijednost.
      Unesite višekratnik vrijednosti {unit}.
      To nije jedna od mogućnosti.
      Promjena nije bila u tekstu.
      """,
    "hu": """
      Adjon meg egy számot.
      Egészítse ki a számot.
      Adjon meg egy számot {min} és {max} között.
      Legalább ennyit adjon meg: {min}.
      Legfeljebb ennyit adjon meg: {max}.
      Adjon meg kevesebb számjegyet.
      Hiányzik a pénznem, a mértékegység vagy a százalékjel.
      Ez a szám itt nem használható: túl nagy, vagy törtrésze van.
      {first} vagy {second}?
      Erre gondolt: {number}?
      A szöveg nem csak számot tartalmaz.
      A szám úgy lett beolvasva, ahogyan beírták.
      A felesleges tizedesjegyek törölve lettek.
      Az elválasztó előtti és utáni számjegyek most egyetlen számot alkotnak.
      A szám a legközelebbi határértékre módosult.
      A szám kerekítve lett.
      Ez a karakter nem része a számnak.
      Már van tizedeselválasztó.
      Ebbe a mezőbe csak egész szám írható.
      Itt nem lehet ezreselválasztó.
      Az előjelet a szám elé kell írni.
      A szám nem lehet negatív.
      Több tizedesjegy nem fér el.
      Az egész részben több számjegy nem fér el.
      A mező megtelt.
      A szám a tartományon kívül esik.
      Ez a tartomány határa.
      Egy műveleti jel mellett hiányzik egy szám.
      Két szám között hiányzik egy műveleti jel.
      Hiányzik egy zárójel.
      Nullával nem lehet osztani.
      Nem egyértelmű, mit jelent itt a százalékjel.
      Nem egyértelmű, mit jelentenek a szám utáni betűk.
      A szöveg dátum vagy telefonszám is lehet.
      A szöveg nem szám.
      A szövegben kétféle írásrendszer számjegyei vannak.
      Az összeg más pénznemben van.
      A jel több pénznemé is lehet.
      Az elválasztó ezreseket vagy tizedesjegyeket is jelenthet.
      Egy elválasztó nem a megfelelő helyen van.
      Ez egy szimbólum, nem része a számnak.
      Ismét az előző szám látható.
      Az app módosította az értéket.
      Az app nem fogadja el ezt az értéket.
      Adja meg ennek a többszörösét: {unit}.
      Ez nincs a választható értékek között.
      A módosítás nem a szövegben volt.
      """,
    "id": """
      Masukkan angka.
      Lengkapi angka.
      Masukkan angka antara {min} dan {max}.
      Masukkan {min} atau lebih.
      Masukkan {max} atau kurang.
      Kurangi jumlah digit.
      Mata uang, satuan, atau tanda persen tidak ada.
      Angka ini tidak dapat digunakan di sini: terlalu besar atau memiliki desimal.
      {first} atau {second}?
      Apakah maksud Anda {number}?
      Teks ini bukan hanya angka.
      Angka dibaca persis seperti yang diketik.
      Digit desimal yang berlebih dihapus.
      Digit sebelum dan setelah pemisah kini menjadi satu angka.
      Angka diubah ke batas terdekat.
      Angka dibulatkan.
      Karakter ini bukan bagian dari angka.
      Pemisah desimal sudah ada.
      Kolom ini hanya menerima bilangan bulat.
      Pemisah ribuan tidak dapat berada di sini.
      Tanda plus atau minus harus berada di depan angka.
      Angka tidak boleh negatif.
      Tidak ada tempat lagi untuk digit desimal.
      Tidak ada tempat lagi untuk digit sebelum pemisah desimal.
      Kolom sudah penuh.
      Angka di luar rentang.
      Ini adalah batas rentang.
      Ada angka yang kurang di samping operator.
      Ada operator yang kurang di antara dua angka.
      Ada tanda kurung yang kurang.
      Tidak dapat membagi dengan nol.
      Arti tanda persen di sini tidak jelas.
      Arti huruf setelah angka tidak jelas.
      Teks ini bisa jadi tanggal atau nomor telepon.
      Teks ini bukan angka.
      Teks berisi digit dari dua sistem penulisan.
      Jumlah ini dalam mata uang lain.
      Tanda ini bisa berarti beberapa mata uang.
      Pemisah dapat berarti ribuan atau desimal.
      Letak pemisah tidak tepat.
      Ini simbol, bukan bagian dari angka.
      Angka sebelumnya ditampilkan lagi.
      Aplikasi mengubah nilai ini.
      Aplikasi tidak menerima nilai ini.
      Masukkan kelipatan {unit}.
      Ini bukan salah satu pilihan.
      Perubahan tidak berada di dalam teks.
      """,
    "it": """
      Inserisci un numero.
      Completa il numero.
      Inserisci un numero compreso tra {min} e {max}.
      Inserisci {min} o più.
      Inserisci {max} o meno.
      Inserisci meno cifre.
      Manca la valuta, l'unità o il segno di percentuale.
      Questo numero non può essere usato qui: è troppo grande o ha decimali.
      {first} o {second}?
      Intendevi {number}?
      Il testo non è solo un numero.
      Il numero è stato letto così come è stato scritto.
      I decimali in eccesso sono stati eliminati.
      Le cifre prima e dopo il separatore ora formano un solo numero.
      Il numero è stato portato al limite più vicino.
      Il numero è stato arrotondato.
      Questo carattere non fa parte di un numero.
      C'è già un separatore decimale.
      Questo campo accetta solo numeri interi.
      Qui non può esserci un separatore delle migliaia.
      Il segno va davanti al numero.
      Il numero non può essere negativo.
      Non c'è spazio per altri decimali.
      Non c'è spazio per altre cifre nella parte intera.
      Il campo è pieno.
      Il numero è fuori dall'intervallo.
      Questo è il limite dell'intervallo.
      Manca un numero accanto a un operatore.
      Manca un operatore tra due numeri.
      Manca una parentesi.
      Non si può dividere per zero.
      Non è chiaro che cosa significhi qui il segno di percentuale.
      Non è chiaro che cosa significhino le lettere dopo il numero.
      Il testo potrebbe essere una data o un numero di telefono.
      Il testo non è un numero.
      Il testo contiene cifre di due sistemi di scrittura.
      L'importo è in un'altra valuta.
      Il simbolo potrebbe essere di diverse valute.
      Il separatore può indicare le migliaia o i decimali.
      Un separatore non è nella posizione corretta.
      Questo è un simbolo e non fa parte del numero.
      Viene mostrato di nuovo il numero precedente.
      L'app ha cambiato il valore.
      L'app non accetta questo valore.
      Inserisci un multiplo di {unit}.
      Non è una delle scelte disponibili.
      La modifica non era all'interno del testo.
      """,
    "ja": """
      数値を入力してください。
      数値を最後まで入力してください。
      {min} から {max} までの数値を入力してください。
      {min} 以上の値を入力してください。
      {max} 以下の値を入力してください。
      桁数を減らしてください。
      通貨、単位、またはパーセント記号がありません。
      この数値はここでは使えません。大きすぎるか、小数が含まれています。
      {first} ですか、{second} ですか？
      {number} ですか？
      数値以外のテキストが含まれています。
      数値は入力されたとおりに読み取られました。
      入りきらない小数点以下の数字は削除されました。
      区切り記号の前後の数字が 1 つの数値になりました。
      数値を範囲の上限または下限に変更しました。
      数値を丸めました。
      この文字は数値に使えません。
      小数点はすでに入力されています。
      このフィールドには整数を入力してください。
      ここに桁区切りは入力できません。
      符号は数値の前に入力してください。
      負の数は入力できません。
      これ以上、小数点以下の桁は入力できません。
      これ以上、整数部の桁は入力できません。
      これ以上入力できません。
      数値が範囲外です。
      範囲の上限または下限に達しました。
      演算子の隣に数値がありません。
      2 つの数値の間に演算子がありません。
      かっこが足りません。
      0 で割ることはできません。
      ここではパーセント記号の意味がはっきりしません。
      数値の後の文字の意味がはっきりしません。
      日付または電話番号の可能性があります。
      テキストが数値ではありません。
      2 種類の文字体系の数字が混在しています。
      金額の通貨が異なります。
      この記号は複数の通貨で使われています。
      この区切り記号は桁区切りとも小数点とも解釈できます。
      区切り記号の位置が正しくありません。
      これは記号で、数値の一部ではありません。
      前の数値を再び表示しています。
      アプリによって値が変更されました。
      アプリはこの値を受け付けません。
      {unit} の倍数を入力してください。
      これは選択肢にありません。
      変更箇所がテキストの範囲外です。
      """,
    "ko": """
      숫자를 입력하세요.
      숫자를 끝까지 입력하세요.
      {min}에서 {max} 사이의 숫자를 입력하세요.
      {min} 이상의 값을 입력하세요.
      {max} 이하의 값을 입력하세요.
      자릿수를 줄이세요.
      통화, 단위 또는 퍼센트 기호가 없습니다.
      이 숫자는 여기에서 사용할 수 없습니다. 너무 크거나 소수 부분이 있습니다.
      {first}인가요, {second}인가요?
      {number}인가요?
      텍스트에 숫자가 아닌 것이 있습니다.
      숫자를 입력된 그대로 읽었습니다.
      초과된 소수점 이하 숫자가 삭제되었습니다.
      구분 기호 앞뒤의 숫자가 이제 하나의 숫자입니다.
      숫자가 범위 안의 가장 가까운 값으로 변경되었습니다.
      숫자가 반올림되었습니다.
      이 문자는 숫자에 사용할 수 없습니다.
      소수점이 이미 있습니다.
      이 필드에는 정수를 입력하세요.
      여기에는 천 단위 구분 기호를 입력할 수 없습니다.
      부호는 숫자 앞에 입력하세요.
      음수는 입력할 수 없습니다.
      소수점 이하 숫자를 더 입력할 수 없습니다.
      정수 부분에 숫자를 더 입력할 수 없습니다.
      더 이상 입력할 수 없습니다.
      숫자가 범위를 벗어났습니다.
      범위의 한계입니다.
      연산자 옆에 숫자가 없습니다.
      두 숫자 사이에 연산자가 없습니다.
      괄호가 빠졌습니다.
      0으로 나눌 수 없습니다.
      여기에서 퍼센트 기호의 뜻이 분명하지 않습니다.
      숫자 뒤에 있는 글자의 뜻이 분명하지 않습니다.
      날짜나 전화번호일 수 있습니다.
      텍스트가 숫자가 아닙니다.
      두 가지 문자 체계의 숫자가 섞여 있습니다.
      금액의 통화가 다릅니다.
      여러 통화에서 쓰는 기호입니다.
      이 구분 기호는 천 단위 또는 소수점을 뜻할 수 있습니다.
      구분 기호의 위치가 올바르지 않습니다.
      이것은 기호이며 숫자의 일부가 아닙니다.
      이전 숫자가 다시 표시됩니다.
      앱이 값을 변경했습니다.
      앱이 이 값을 허용하지 않습니다.
      {unit}의 배수를 입력하세요.
      선택할 수 있는 값이 아닙니다.
      변경한 부분이 텍스트 안에 없습니다.
      """,
    "ms": """
      Sila masukkan nombor.
      Sila lengkapkan nombor.
      Sila masukkan nombor antara {min} hingga {max}.
      Sila masukkan {min} atau lebih.
      Sila masukkan {max} atau kurang.
      Sila kurangkan bilangan digit.
      Mata wang, unit atau tanda peratus tiada.
      Nombor ini tidak boleh digunakan di sini: terlalu besar atau ada perpuluhan.
      {first} atau {second}?
      Adakah anda maksudkan {number}?
      Teks ini bukan nombor semata-mata.
      Nombor dibaca seperti yang ditaip.
      Digit perpuluhan yang berlebihan telah dibuang.
      Digit sebelum dan selepas pemisah kini menjadi satu nombor.
      Nombor telah diubah kepada had terdekat.
      Nombor telah dibundarkan.
      Aksara ini bukan sebahagian daripada nombor.
      Pemisah perpuluhan sudah ada.
      Medan ini hanya menerima nombor bulat.
      Pemisah ribuan tidak boleh berada di sini.
      Tanda tambah atau tolak mesti berada di hadapan nombor.
      Nombor tidak boleh negatif.
      Tiada ruang lagi untuk digit perpuluhan.
      Tiada ruang lagi untuk digit sebelum pemisah perpuluhan.
      Medan sudah penuh.
      Nombor di luar julat.
      Ini ialah had julat.
      Tiada nombor di sebelah pengendali.
      Tiada pengendali antara dua nombor.
      Tanda kurung tidak lengkap.
      Tidak boleh membahagi dengan sifar.
      Maksud tanda peratus di sini tidak jelas.
      Maksud huruf selepas nombor tidak jelas.
      Teks ini mungkin tarikh atau nombor telefon.
      Teks ini bukan nombor.
      Teks mengandungi digit daripada dua sistem tulisan.
      Amaun ini dalam mata wang lain.
      Tanda ini mungkin mewakili beberapa mata wang.
      Pemisah boleh bermaksud ribuan atau perpuluhan.
      Kedudukan pemisah tidak betul.
      Ini simbol, bukan sebahagian daripada nombor.
      Nombor sebelumnya dipaparkan semula.
      App telah mengubah nilai ini.
      App tidak menerima nilai ini.
      Sila masukkan gandaan {unit}.
      Ini bukan salah satu pilihan.
      Perubahan tidak berada di dalam teks.
      """,
    "nb": """
      Skriv inn et tall.
      Gjør tallet ferdig.
      Skriv inn et tall mellom {min} og {max}.
      Skriv inn minst {min}.
      Skriv inn maksimalt {max}.
      Skriv inn færre sifre.
      Valutaen, enheten eller prosenttegnet mangler.
      Tallet kan ikke brukes her: Det er for stort eller har desimaler.
      {first} eller {second}?
      Mente du {number}?
      Teksten er ikke bare et tall.
      Tallet ble lest slik det ble skrevet.
      Desimaler som det ikke er plass til, ble fjernet.
      Sifrene før og etter skilletegnet er nå ett tall.
      Tallet ble flyttet til nærmeste grense.
      Tallet ble avrundet.
      Tegnet er ikke en del av et tall.
      Tallet har allerede et desimaltegn.
      Feltet godtar bare heltall.
      Det kan ikke stå et tusenskilletegn her.
      Fortegnet skal stå foran tallet.
      Tallet kan ikke være negativt.
      Det er ikke plass til flere desimaler.
      Det er ikke plass til flere sifre foran desimaltegnet.
      Feltet er fullt.
      Tallet er utenfor området.
      Dette er grensen for området.
      Det mangler et tall ved siden av et regnetegn.
      Det mangler et regnetegn mellom to tall.
      Det mangler en parentes.
      Du kan ikke dele på null.
      Det er ikke klart hva prosenttegnet betyr her.
      Det er ikke klart hva bokstavene etter tallet betyr.
      Teksten kan være en dato eller et telefonnummer.
      Teksten er ikke et tall.
      Teksten har sifre fra to skriftsystemer.
      Beløpet er i en annen valuta.
      Tegnet kan høre til flere valutaer.
      Skilletegnet kan bety tusener eller desimaler.
      Et skilletegn står på feil plass.
      Dette er et symbol og ikke en del av tallet.
      Det forrige tallet vises igjen.
      Appen endret verdien.
      Appen godtar ikke verdien.
      Skriv inn et multiplum av {unit}.
      Det er ikke et av alternativene.
      Endringen var ikke i teksten.
      """,
    "nl": """
      Voer een getal in.
      Maak het getal af.
      Voer een getal van {min} tot en met {max} in.
      Voer minimaal {min} in.
      Voer maximaal {max} in.
      Voer minder cijfers in.
      De valuta, de eenheid of het procentteken ontbreekt.
      Dit getal kan hier niet worden gebruikt: het is te groot of heeft decimalen.
      {first} of {second}?
      Bedoelde je {number}?
      De tekst is niet alleen een getal.
      Het getal is gelezen zoals het is getypt.
      Decimalen die niet passen, zijn verwijderd.
      De cijfers voor en na het scheidingsteken zijn nu één getal.
      Het getal is aangepast aan de dichtstbijzijnde grens.
      Het getal is afgerond.
      Dit teken hoort niet bij een getal.
      Er is al een decimaalteken.
      Dit veld accepteert alleen gehele getallen.
      Hier kan geen scheidingsteken voor duizendtallen staan.
      Het plus- of minteken hoort vóór het getal.
      Het getal kan niet negatief zijn.
      Er passen geen decimalen meer bij.
      Vóór het decimaalteken passen geen cijfers meer.
      Het veld is vol.
      Het getal valt buiten het bereik.
      Dit is de grens van het bereik.
      Naast een rekenteken ontbreekt een getal.
      Tussen twee getallen ontbreekt een rekenteken.
      Er ontbreekt een haakje.
      Delen door nul kan niet.
      Het is niet duidelijk wat het procentteken hier betekent.
      Het is niet duidelijk wat de letters na het getal betekenen.
      De tekst kan een datum of een telefoonnummer zijn.
      De tekst is geen getal.
      De tekst bevat cijfers uit twee schriftsystemen.
      Het bedrag is in een andere valuta.
      Het teken kan van meerdere valuta's zijn.
      Het scheidingsteken kan duizendtallen of decimalen aangeven.
      Er staat een scheidingsteken op de verkeerde plaats.
      Dit is een symbool en hoort niet bij het getal.
      Het vorige getal wordt weer getoond.
      De app heeft de waarde gewijzigd.
      De app accepteert deze waarde niet.
      Voer een veelvoud van {unit} in.
      Dit is geen van de keuzes.
      De wijziging viel buiten de tekst.
      """,
    "pl": """
      Wpisz liczbę.
      Dokończ liczbę.
      Wpisz liczbę od {min} do {max}.
      Wpisz {min} lub więcej.
      Wpisz {max} lub mniej.
      Wpisz mniej cyfr.
      Brakuje waluty, jednostki lub znaku procentu.
      Tej liczby nie można tu użyć: jest za duża lub ma część ułamkową.
      {first} czy {second}?
      Czy chodziło o {number}?
      Tekst zawiera nie tylko liczbę.
      Liczba została odczytana tak, jak ją wpisano.
      Cyfry, które nie mieszczą się po przecinku, zostały usunięte.
      Cyfry przed separatorem i po nim są teraz jedną liczbą.
      Liczbę zmieniono na najbliższą wartość graniczną.
      Liczba została zaokrąglona.
      Ten znak nie należy do liczby.
      Liczba ma już separator dziesiętny.
      To pole przyjmuje tylko liczby całkowite.
      Tutaj nie może być separatora tysięcy.
      Znak plus lub minus należy wpisać przed liczbą.
      Liczba nie może być ujemna.
      Więcej cyfr po przecinku się nie zmieści.
      Więcej cyfr przed przecinkiem się nie zmieści.
      Pole jest pełne.
      Liczba jest spoza zakresu.
      To jest granica zakresu.
      Obok znaku działania brakuje liczby.
      Między dwiema liczbami brakuje znaku działania.
      Brakuje nawiasu.
      Nie można dzielić przez zero.
      Nie wiadomo, co oznacza tu znak procentu.
      Nie wiadomo, co oznaczają litery po liczbie.
      Tekst może być datą lub numerem telefonu.
      Tekst nie jest liczbą.
      Tekst zawiera cyfry z dwóch systemów pisma.
      Kwota jest w innej walucie.
      Ten znak może oznaczać kilka walut.
      Separator może oznaczać tysiące lub część ułamkową.
      Separator jest w niewłaściwym miejscu.
      To jest symbol, a nie część liczby.
      Przywrócono poprzednią liczbę.
      Aplikacja zmieniła wartość.
      Aplikacja nie przyjmuje tej wartości.
      Wpisz wielokrotność {unit}.
      Tej wartości nie ma do wyboru.
      Zmiana była poza tekstem.
      """,
    "pt-PT": """
      Introduza um número.
      Complete o número.
      Introduza um número entre {min} e {max}.
      Introduza {min} ou mais.
      Introduza {max} ou menos.
      Introduza menos dígitos.
      Falta a moeda, a unidade ou o sinal de percentagem.
      Este número não pode ser usado aqui: é demasiado grande ou tem decimais.
      {first} ou {second}?
      Será que quis dizer {number}?
      O texto não é apenas um número.
      O número foi lido tal como foi escrito.
      As casas decimais que não cabem foram removidas.
      Os dígitos antes e depois do separador formam agora um só número.
      O número foi ajustado para o limite mais próximo.
      O número foi arredondado.
      Este carácter não faz parte de um número.
      Já existe um separador decimal.
      Este campo só aceita números inteiros.
      Não pode haver um separador de milhares aqui.
      O sinal fica antes do número.
      O número não pode ser negativo.
      Não cabem mais casas decimais.
      Não cabem mais dígitos na parte inteira.
      O campo está cheio.
      O número está fora do intervalo.
      Este é o limite do intervalo.
      Falta um número junto a um operador.
      Falta um operador entre dois números.
      Falta um parêntese.
      Não é possível dividir por zero.
      Não é claro o que o sinal de percentagem significa aqui.
      Não é claro o que significam as letras a seguir ao número.
      O texto pode ser uma data ou um número de telefone.
      O texto não é um número.
      O texto tem dígitos de dois sistemas de escrita.
      O montante está noutra moeda.
      O símbolo pode ser de várias moedas.
      O separador pode indicar milhares ou casas decimais.
      Há um separador no lugar errado.
      Isto é um símbolo e não faz parte do número.
      O número anterior é mostrado novamente.
      A app alterou o valor.
      A app não aceita este valor.
      Introduza um múltiplo de {unit}.
      Esta não é uma das opções.
      A alteração não estava dentro do texto.
      """,
    "pt": """
      Insira um número.
      Complete o número.
      Insira um número entre {min} e {max}.
      Insira {min} ou mais.
      Insira {max} ou menos.
      Insira menos dígitos.
      Falta a moeda, a unidade ou o sinal de porcentagem.
      Este número não pode ser usado aqui: é grande demais ou tem decimais.
      {first} ou {second}?
      Você quis dizer {number}?
      O texto não é só um número.
      O número foi lido como foi digitado.
      As casas decimais que não cabem foram removidas.
      Os dígitos antes e depois do separador agora formam um só número.
      O número foi ajustado para o limite mais próximo.
      O número foi arredondado.
      Este caractere não faz parte de um número.
      Já existe um separador decimal.
      Este campo só aceita números inteiros.
      Não pode haver um separador de milhares aqui.
      O sinal fica antes do número.
      O número não pode ser negativo.
      Não cabem mais casas decimais.
      Não cabem mais dígitos na parte inteira.
      O campo está cheio.
      O número está fora do intervalo.
      Este é o limite do intervalo.
      Falta um número ao lado de um operador.
      Falta um operador entre dois números.
      Falta um parêntese.
      Não é possível dividir por zero.
      Não está claro o que o sinal de porcentagem significa aqui.
      Não está claro o que as letras depois do número significam.
      O texto pode ser uma data ou um número de telefone.
      O texto não é um número.
      O texto tem dígitos de dois sistemas de escrita.
      O valor está em outra moeda.
      O símbolo pode ser de várias moedas.
      O separador pode indicar milhares ou decimais.
      Há um separador no lugar errado.
      Isto é um símbolo e não faz parte do número.
      O número anterior é mostrado novamente.
      O app alterou o valor.
      O app não aceita este valor.
      Insira um múltiplo de {unit}.
      Esta não é uma das opções.
      A alteração não estava dentro do texto.
      """,
    "ro": """
      Introduceți un număr.
      Completați numărul.
      Introduceți un număr între {min} și {max}.
      Introduceți cel puțin {min}.
      Introduceți cel mult {max}.
      Introduceți mai puține cifre.
      Lipsește moneda, unitatea sau semnul procentului.
      Acest număr nu poate fi folosit aici: este prea mare sau are zecimale.
      {first} sau {second}?
      V-ați referit la {number}?
      Textul nu este doar un număr.
      Numărul a fost citit așa cum a fost scris.
      Zecimalele în plus au fost eliminate.
      Cifrele de dinainte și de după separator formează acum un singur număr.
      Numărul a fost adus la cea mai apropiată limită.
      Numărul a fost rotunjit.
      Acest caracter nu face parte dintr-un număr.
      Există deja un separator zecimal.
      Acest câmp acceptă doar numere întregi.
      Aici nu poate exista un separator de mii.
      Semnul se pune înaintea numărului.
      Numărul nu poate fi negativ.
      Nu mai încap zecimale.
      Nu mai încap cifre în partea întreagă.
      Câmpul este plin.
      Numărul este în afara intervalului.
      Aceasta este limita intervalului.
      Lipsește un număr lângă un operator.
      Lipsește un operator între două numere.
      Lipsește o paranteză.
      Nu se poate împărți la zero.
      Nu este clar ce înseamnă aici semnul procentului.
      Nu este clar ce înseamnă literele de după număr.
      Textul poate fi o dată calendaristică sau un număr de telefon.
      Textul nu este un număr.
      Textul are cifre din două sisteme de scriere.
      Suma este în altă monedă.
      Simbolul poate fi al mai multor monede.
      Separatorul poate indica mii sau zecimale.
      Un separator nu este la locul potrivit.
      Acesta este un simbol și nu face parte din număr.
      Numărul anterior este afișat din nou.
      Aplicația a schimbat valoarea.
      Aplicația nu acceptă această valoare.
      Introduceți un multiplu de {unit}.
      Nu este una dintre opțiuni.
      Modificarea nu era în text.
      """,
    "ru": """
      Введите число.
      Допишите число.
      Введите число от {min} до {max}.
      Введите {min} или больше.
      Введите {max} или меньше.
      Введите меньше цифр.
      Не указана валюта, единица измерения или знак процента.
      Это число здесь не подходит: оно слишком большое или дробное.
      {first} или {second}?
      Вы имели в виду {number}?
      В тексте не только число.
      Число прочитано так, как оно введено.
      Лишние цифры дробной части удалены.
      Цифры до и после разделителя теперь составляют одно число.
      Число заменено ближайшей границей диапазона.
      Число округлено.
      Этот символ не может быть частью числа.
      Десятичный разделитель уже есть.
      В это поле вводятся только целые числа.
      Здесь не может быть разделителя тысяч.
      Знак плюс или минус ставится перед числом.
      Число не может быть отрицательным.
      Дробная часть заполнена.
      Целая часть заполнена.
      Поле заполнено.
      Число вне диапазона.
      Это граница диапазона.
      Рядом со знаком действия не хватает числа.
      Между двумя числами не хватает знака действия.
      Не хватает скобки.
      На ноль делить нельзя.
      Неясно, что здесь значит знак процента.
      Неясно, что значат буквы после числа.
      Это может быть дата или номер телефона.
      Текст не является числом.
      В тексте цифры двух систем письма.
      Сумма указана в другой валюте.
      Этот знак может обозначать несколько валют.
      Разделитель может означать тысячи или дробную часть.
      Разделитель стоит не на своем месте.
      Это символ, а не часть числа.
      Снова показано предыдущее число.
      Приложение изменило это значение.
      Приложение не принимает это значение.
      Введите число, кратное {unit}.
      Такого варианта нет.
      Изменение было вне текста.
      """,
    "sk": """
      Zadajte číslo.
      Dopíšte číslo.
      Zadajte číslo od {min} do {max}.
      Zadajte aspoň {min}.
      Zadajte najviac {max}.
      Zadajte menej číslic.
      Chýba mena, jednotka alebo znak percenta.
      Toto číslo sa tu nedá použiť: je príliš veľké alebo má desatinné miesta.
      {first}, alebo {second}?
      Mysleli ste {number}?
      Text nie je iba číslo.
      Číslo bolo prečítané tak, ako bolo napísané.
      Desatinné miesta navyše boli odstránené.
      Číslice pred oddeľovačom a za ním sú teraz jedno číslo.
      Číslo bolo zmenené na najbližšiu hranicu.
      Číslo bolo zaokrúhlené.
      Tento znak nie je súčasťou čísla.
      Oddeľovač desatinných miest je už zadaný.
      Toto pole prijíma iba celé čísla.
      Tu nemôže byť oddeľovač tisícov.
      Znamienko patrí pred číslo.
      Číslo nesmie byť záporné.
      Ďalšie desatinné miesta sa nezmestia.
      Do celej časti sa ďalšie číslice nezmestia.
      Pole je plné.
      Číslo je mimo rozsahu.
      Toto je hranica rozsahu.
      Vedľa operátora chýba číslo.
      Medzi dvoma číslami chýba operátor.
      Chýba zátvorka.
      Nulou sa nedá deliť.
      Nie je jasné, čo tu znamená znak percenta.
      Nie je jasné, čo znamenajú písmená za číslom.
      Text môže byť dátum alebo telefónne číslo.
      Text nie je číslo.
      Text obsahuje číslice z dvoch systémov písma.
      Suma je v inej mene.
      Znak môže patriť viacerým menám.
      Oddeľovač môže znamenať tisíce alebo desatinné miesta.
      Oddeľovač nie je na správnom mieste.
      Toto je symbol, nie je súčasťou čísla.
      Znova sa zobrazuje predchádzajúce číslo.
      Aplikácia hodnotu zmenila.
      Aplikácia túto hodnotu neprijíma.
      Zadajte násobok {unit}.
      Táto hodnota nie je v ponuke.
      Zmena nebola v texte.
      """,
    "sv": """
      Ange ett tal.
      Skriv klart talet.
      Ange ett tal mellan {min} och {max}.
      Ange {min} eller mer.
      Ange {max} eller mindre.
      Ange färre siffror.
      Valutan, enheten eller procenttecknet saknas.
      Talet kan inte användas här: det är för stort eller har decimaler.
      {first} eller {second}?
      Menade du {number}?
      Texten är inte bara ett tal.
      Talet lästes som det skrevs.
      Decimaler som inte fick plats togs bort.
      Siffrorna före och efter avgränsaren är nu ett enda tal.
      Talet flyttades till närmaste gräns.
      Talet avrundades.
      Det här tecknet kan inte ingå i ett tal.
      Det finns redan ett decimaltecken.
      Fältet tar bara heltal.
      Här kan det inte stå någon tusentalsavgränsare.
      Plus- eller minustecknet ska stå före talet.
      Talet får inte vara negativt.
      Fler decimaler får inte plats.
      Fler siffror före decimaltecknet får inte plats.
      Fältet är fullt.
      Talet är utanför intervallet.
      Detta är intervallets gräns.
      Ett tal saknas bredvid ett räknetecken.
      Ett räknetecken saknas mellan två tal.
      En parentes saknas.
      Det går inte att dela med noll.
      Det är oklart vad procenttecknet betyder här.
      Det är oklart vad bokstäverna efter talet betyder.
      Texten kan vara ett datum eller ett telefonnummer.
      Texten är inte ett tal.
      Texten har siffror från två skriftsystem.
      Beloppet är i en annan valuta.
      Tecknet kan höra till flera valutor.
      Avgränsaren kan betyda tusental eller decimaler.
      En avgränsare står på fel plats.
      Detta är en symbol och ingår inte i talet.
      Det föregående talet visas igen.
      Appen ändrade värdet.
      Appen godtar inte värdet.
      Ange en multipel av {unit}.
      Det är inte ett av alternativen.
      Ändringen var inte i texten.
      """,
    "th": """
      โปรดป้อนตัวเลข
      โปรดป้อนตัวเลขให้ครบ
      โปรดป้อนตัวเลขระหว่าง {min} ถึง {max}
      โปรดป้อนค่าที่มากกว่าหรือเท่ากับ {min}
      โปรดป้อนค่าที่น้อยกว่าหรือเท่ากับ {max}
      โปรดลดจำนวนหลักของตัวเลข
      ไม่มีสกุลเงิน หน่วย หรือเครื่องหมายเปอร์เซ็นต์
      ใช้ตัวเลขนี้ที่นี่ไม่ได้ เพราะมากเกินไปหรือมีทศนิยม
      คุณหมายถึง {first} หรือ {second}
      คุณหมายถึง {number} ใช่ไหม
      ข้อความไม่ได้มีแค่ตัวเลข
      อ่านตัวเลขตามที่พิมพ์ไว้
      ตัดทศนิยมที่เกินออกแล้ว
      ตอนนี้ตัวเลขก่อนและหลังตัวคั่นรวมเป็นจำนวนเดียวแล้ว
      ปรับตัวเลขให้เป็นค่าขอบเขตที่ใกล้ที่สุดแล้ว
      ปัดเศษตัวเลขแล้ว
      อักขระนี้ไม่ใช่ส่วนหนึ่งของตัวเลข
      มีจุดทศนิยมอยู่แล้ว
      ช่องนี้รับเฉพาะจำนวนเต็ม
      ใส่ตัวคั่นหลักพันตรงนี้ไม่ได้
      เครื่องหมายบวกหรือลบต้องอยู่หน้าตัวเลข
      ตัวเลขต้องไม่ติดลบ
      ใส่ทศนิยมเพิ่มไม่ได้แล้ว
      ใส่เลขหน้าจุดทศนิยมเพิ่มไม่ได้แล้ว
      ช่องนี้เต็มแล้ว
      ตัวเลขอยู่นอกช่วงที่กำหนด
      นี่คือขอบเขตของช่วง
      ไม่มีตัวเลขข้างเครื่องหมายคำนวณ
      ไม่มีเครื่องหมายคำนวณระหว่างตัวเลขสองตัว
      วงเล็บไม่ครบ
      หารด้วยศูนย์ไม่ได้
      ไม่ชัดเจนว่าเครื่องหมายเปอร์เซ็นต์ตรงนี้หมายถึงอะไร
      ไม่ชัดเจนว่าตัวอักษรหลังตัวเลขหมายถึงอะไร
      ข้อความนี้อาจเป็นวันที่หรือหมายเลขโทรศัพท์
      ข้อความไม่ใช่ตัวเลข
      ข้อความมีตัวเลขจากสองระบบการเขียน
      จำนวนเงินเป็นสกุลเงินอื่น
      สัญลักษณ์นี้อาจเป็นของหลายสกุลเงิน
      ตัวคั่นอาจหมายถึงหลักพันหรือทศนิยม
      ตัวคั่นอยู่ผิดตำแหน่ง
      นี่คือสัญลักษณ์ ไม่ใช่ส่วนหนึ่งของตัวเลข
      แสดงตัวเลขก่อนหน้าอีกครั้ง
      แอปเปลี่ยนค่าแล้ว
      แอปไม่รับค่านี้
      โปรดป้อนพหุคูณของ {unit}
      ไม่มีค่านี้ในตัวเลือก
      การเปลี่ยนแปลงไม่ได้อยู่ในข้อความ
      """,
    "tr": """
      Bir sayı girin.
      Sayıyı tamamlayın.
      {min} ile {max} arasında bir sayı girin.
      {min} veya daha büyük bir sayı girin.
      {max} veya daha küçük bir sayı girin.
      Daha az rakam girin.
      Para birimi, ölçü birimi veya yüzde işareti eksik.
      Bu sayı burada kullanılamaz: çok büyük veya ondalık basamakları var.
      Hangisi: {first} veya {second}?
      Şunu mu demek istediniz: {number}?
      Metin yalnızca bir sayı değil.
      Sayı, yazıldığı gibi okundu.
      Sığmayan ondalık basamaklar silindi.
      Ayırıcıdan önceki ve sonraki rakamlar artık tek bir sayı.
      Sayı en yakın sınıra getirildi.
      Sayı yuvarlandı.
      Bu karakter bir sayının parçası değil.
      Zaten bir ondalık ayırıcı var.
      Bu alana yalnızca tam sayı girilebilir.
      Burada binlik ayırıcı olamaz.
      Artı veya eksi işareti sayının önüne yazılır.
      Sayı negatif olamaz.
      Daha fazla ondalık basamak sığmaz.
      Tam sayı kısmına daha fazla rakam sığmaz.
      Alan dolu.
      Sayı aralığın dışında.
      Bu, aralığın sınırı.
      Bir işlem işaretinin yanında sayı eksik.
      İki sayı arasında işlem işareti eksik.
      Bir parantez eksik.
      Sıfıra bölünemez.
      Yüzde işaretinin burada ne anlama geldiği belli değil.
      Sayıdan sonraki harflerin ne anlama geldiği belli değil.
      Metin bir tarih veya telefon numarası olabilir.
      Metin bir sayı değil.
      Metinde iki yazı sisteminin rakamları var.
      Tutar başka bir para biriminde.
      Bu simge birden fazla para birimine ait olabilir.
      Ayırıcı, binlik veya ondalık anlamına gelebilir.
      Bir ayırıcı doğru yerde değil.
      Bu bir simge, sayının parçası değil.
      Önceki sayı yeniden gösteriliyor.
      Uygulama değeri değiştirdi.
      Uygulama bu değeri kabul etmiyor.
      {unit} değerinin bir katını girin.
      Bu, seçeneklerden biri değil.
      Değişiklik metnin içinde değildi.
      """,
    "uk": """
      Введіть число.
      Допишіть число.
      Введіть число від {min} до {max}.
      Введіть {min} або більше.
      Введіть {max} або менше.
      Введіть менше цифр.
      Не вказано валюту, одиницю вимірювання або знак відсотка.
      Це число тут не підходить: воно завелике або дробове.
      {first} чи {second}?
      Ви мали на увазі {number}?
      У тексті не лише число.
      Число прочитано так, як його введено.
      Зайві цифри дробової частини вилучено.
      Цифри до й після роздільника тепер становлять одне число.
      Число замінено найближчою межею діапазону.
      Число округлено.
      Цей символ не може бути частиною числа.
      Десятковий роздільник уже є.
      У це поле вводять лише цілі числа.
      Тут не може бути роздільника тисяч.
      Знак плюс або мінус ставлять перед числом.
      Число не може бути від'ємним.
      Дробова частина заповнена.
      Ціла частина заповнена.
      Поле заповнене.
      Число поза діапазоном.
      Це межа діапазону.
      Поруч зі знаком дії бракує числа.
      Між двома числами бракує знака дії.
      Бракує дужки.
      На нуль ділити не можна.
      Незрозуміло, що тут означає знак відсотка.
      Незрозуміло, що означають літери після числа.
      Це може бути дата або номер телефону.
      Текст не є числом.
      У тексті цифри двох систем письма.
      Сума в іншій валюті.
      Цей знак може позначати кілька валют.
      Роздільник може означати тисячі або дробову частину.
      Роздільник стоїть не на своєму місці.
      Це символ, а не частина числа.
      Знову показано попереднє число.
      Програма змінила це значення.
      Програма не приймає це значення.
      Введіть число, кратне {unit}.
      Такого варіанта немає.
      Зміна була поза текстом.
      """,
    "vi": """
      Vui lòng nhập một số.
      Vui lòng nhập số cho đầy đủ.
      Vui lòng nhập một số từ {min} đến {max}.
      Vui lòng nhập từ {min} trở lên.
      Vui lòng nhập từ {max} trở xuống.
      Vui lòng nhập ít chữ số hơn.
      Thiếu đơn vị tiền tệ, đơn vị đo hoặc dấu phần trăm.
      Không thể dùng số này ở đây: số quá lớn hoặc có phần thập phân.
      {first} hay {second}?
      Ý của bạn là {number} phải không?
      Văn bản không chỉ có số.
      Số được đọc đúng như đã nhập.
      Các chữ số thập phân thừa đã bị xóa.
      Các chữ số trước và sau dấu phân cách đã được ghép thành một số.
      Số đã được đổi thành giới hạn gần nhất.
      Số đã được làm tròn.
      Ký tự này không phải là một phần của số.
      Đã có dấu thập phân.
      Trường này chỉ nhận số nguyên.
      Không thể có dấu phân cách hàng nghìn ở đây.
      Dấu dương hoặc âm phải đứng trước số.
      Số không được là số âm.
      Không còn chỗ cho chữ số thập phân.
      Không còn chỗ cho chữ số ở phần nguyên.
      Trường đã đầy.
      Số nằm ngoài phạm vi.
      Đây là giới hạn của phạm vi.
      Thiếu một số bên cạnh dấu phép tính.
      Thiếu dấu phép tính giữa hai số.
      Thiếu một dấu ngoặc.
      Không thể chia cho 0.
      Không rõ dấu phần trăm ở đây có nghĩa là gì.
      Không rõ các chữ cái sau số có nghĩa là gì.
      Văn bản có thể là ngày tháng hoặc số điện thoại.
      Văn bản không phải là số.
      Văn bản có chữ số của hai hệ chữ viết.
      Số tiền dùng đơn vị tiền tệ khác.
      Ký hiệu này có thể là của nhiều đơn vị tiền tệ.
      Dấu phân cách có thể chỉ hàng nghìn hoặc phần thập phân.
      Có dấu phân cách không đúng vị trí.
      Đây là ký hiệu, không phải là một phần của số.
      Số trước đó được hiển thị lại.
      Ứng dụng đã thay đổi giá trị.
      Ứng dụng không chấp nhận giá trị này.
      Vui lòng nhập bội số của {unit}.
      Đây không phải là một trong các lựa chọn.
      Thay đổi không nằm trong văn bản.
      """,
    "zh-Hans": """
      请输入数字。
      请将数字输入完整。
      请输入 {min} 到 {max} 之间的数字。
      请输入不小于 {min} 的数字。
      请输入不大于 {max} 的数字。
      请减少位数。
      缺少货币、单位或百分号。
      此处不能使用该数字：数字过大或带有小数。
      是 {first} 还是 {second}？
      是 {number} 吗？
      文本中不只有数字。
      已按输入的内容读取数字。
      已删除多余的小数位。
      分隔符前后的数字已合为一个数字。
      数字已改为最接近的边界值。
      数字已四舍五入。
      此字符不能用于数字。
      已经有小数点。
      此字段只接受整数。
      此处不能使用千位分隔符。
      正负号应在数字之前。
      数字不能为负数。
      无法输入更多小数位。
      无法输入更多整数位。
      此字段已满。
      数字超出范围。
      已达到范围的边界。
      运算符旁边缺少数字。
      两个数字之间缺少运算符。
      缺少括号。
      不能除以零。
      此处百分号的含义不明确。
      数字后面的文字含义不明确。
      该文本可能是日期或电话号码。
      文本不是数字。
      文本中有两种文字系统的数字。
      金额的货币不同。
      该符号可能表示多种货币。
      该分隔符可能表示千位或小数。
      分隔符的位置不正确。
      这是符号，不是数字的一部分。
      已重新显示之前的数字。
      App 已更改该值。
      App 不接受此值。
      请输入 {unit} 的倍数。
      这不是可选项之一。
      更改不在文本范围内。
      """,
    "zh-Hant": """
      請輸入數字。
      請將數字輸入完整。
      請輸入 {min} 到 {max} 之間的數字。
      請輸入大於或等於 {min} 的數字。
      請輸入小於或等於 {max} 的數字。
      請減少位數。
      缺少貨幣、單位或百分比符號。
      這裡不能使用這個數字：數字過大或含有小數。
      是 {first} 還是 {second}？
      是 {number} 嗎？
      文字中不只有數字。
      已依輸入的內容讀取數字。
      已刪除多餘的小數位數。
      分隔符號前後的數字已合為一個數字。
      數字已改為最接近的界限值。
      數字已四捨五入。
      此字元不能用於數字。
      已經有小數點。
      此欄位只接受整數。
      此處不能使用千位分隔符號。
      正負號應在數字之前。
      數字不可為負數。
      無法輸入更多小數位數。
      無法輸入更多整數位數。
      此欄位已滿。
      數字超出範圍。
      已達到範圍的界限。
      運算符號旁邊缺少數字。
      兩個數字之間缺少運算符號。
      缺少括號。
      不能除以零。
      這裡百分比符號的意思不明確。
      數字後面的文字意思不明確。
      這段文字可能是日期或電話號碼。
      文字不是數字。
      文字中有兩種書寫系統的數字。
      金額的貨幣不同。
      這個符號可能代表多種貨幣。
      此分隔符號可能表示千位或小數。
      分隔符號的位置不正確。
      這是符號，不是數字的一部分。
      已重新顯示先前的數字。
      App 已變更此值。
      App 不接受此值。
      請輸入 {unit} 的倍數。
      這不是可選的項目。
      變更不在文字範圍內。
      """,
  ]
}
