
/**
 * The page of the list, from 1. A page past the end is a 404.
 */
export type PageParameter = number;
