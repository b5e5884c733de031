import type { ErrorDetail } from './errorDetail.ts';

/**
 * The resource is no longer in the state that this call needs.
 */
export type ConflictResponse = ErrorDetail;
