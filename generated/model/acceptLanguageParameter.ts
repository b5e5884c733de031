
/**
 * The current locale (CALL-04); texts of the answer are in it where they exist, else in English.
 */
export type AcceptLanguageParameter = string;
