// Links the system's ICU. Swift must not see ICU's headers, which clash with the ICU in Foundation.
