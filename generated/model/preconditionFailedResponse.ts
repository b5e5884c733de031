import type { ErrorDetail } from './errorDetail.ts';

/**
 * Somebody else changed the resource since the revision that If-Match names; nothing was changed.
 */
export type PreconditionFailedResponse = ErrorDetail;
