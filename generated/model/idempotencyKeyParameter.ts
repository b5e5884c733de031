
/**
 * One key per intent (draft-ietf-httpapi-idempotency-key-header): a client that retries a call sends the same key, and
 * nothing is created twice. For a day, the stored response of the first success is returned to the same caller. The
 * same key with another call is a 422, and while the first call is in progress a 409. A backend without support
 * ignores the header.
 */
export type IdempotencyKeyParameter = string;
