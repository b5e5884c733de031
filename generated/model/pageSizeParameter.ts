
/**
 * How many results a page holds.
 */
export type PageSizeParameter = number;
