import type { ErrorDetail } from './errorDetail.ts';

/**
 * The caller may not do this.
 */
export type ForbiddenResponse = ErrorDetail;
