import type { ErrorDetail } from './errorDetail.ts';

/**
 * There is no token, or it is not valid any more.
 */
export type UnauthorizedResponse = ErrorDetail;
