
/**
 * Only what holds this text, whatever its case and accents.
 */
export type SearchParameter = string;
