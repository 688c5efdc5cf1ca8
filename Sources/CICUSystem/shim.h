// Links the system's ICU. Only CICUNumber's .c files include ICU's headers: Swift must not see them,
// because they clash with the ICU in Foundation.
