
/**
 * One key for one intent (draft-ietf-httpapi-idempotency-key-header): whoever is not sure that a call arrived sends it
 * again with the same key, and nothing is made twice. For a day the first success is answered again to the same
 * caller; the same key with another call is a 422; while the first call is still running, a 409. A backend that does
 * not know the header ignores it.
 */
export type IdempotencyKeyParameter = string;
