import type { ErrorDetail } from './errorDetail.ts';

/**
 * This Idempotency-Key was used for another call; nothing was done.
 */
export type KeyUsedResponse = ErrorDetail;
