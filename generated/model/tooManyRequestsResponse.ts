import type { ErrorDetail } from './errorDetail.ts';

/**
 * Too many calls; Retry-After says how many seconds to wait.
 */
export type TooManyRequestsResponse = ErrorDetail;
