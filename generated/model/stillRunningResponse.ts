import type { ErrorDetail } from './errorDetail.ts';

/**
 * The first call with this Idempotency-Key is still running.
 */
export type StillRunningResponse = ErrorDetail;
