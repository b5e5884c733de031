import type { ErrorDetail } from './errorDetail.ts';

/**
 * There is nothing here that the caller may see.
 */
export type NotFoundResponse = ErrorDetail;
