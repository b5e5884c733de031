
/**
 * The current island, a region or site (CALL-05, D-30).
 */
export type IslandParameter = string;
