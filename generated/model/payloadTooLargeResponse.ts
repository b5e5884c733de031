import type { ErrorDetail } from './errorDetail.ts';

/**
 * The file is larger than it may be.
 */
export type PayloadTooLargeResponse = ErrorDetail;
