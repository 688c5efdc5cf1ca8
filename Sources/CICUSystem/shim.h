// Names the system's ICU for the linker. ICU's own headers are included by CICUNumber's .c files
// alone: Swift must not see them (they clash with the ICU inside Foundation).
