
/**
 * Done; there is nothing to say.
 */
export type NoContentResponse = void;
