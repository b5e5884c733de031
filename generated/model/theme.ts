
/**
 * Colour names to values (ORG-11, ORG-12). Known names are primary-50 to primary-950, text-title, text-titleLight,
 * text-secondary, text-links, background-white and background-secondary; a client leaves others out.
 */
export interface Theme {[key: string]: string}
