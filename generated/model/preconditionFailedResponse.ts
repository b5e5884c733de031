import type { ErrorDetail } from './errorDetail.ts';

/**
 * Someone else changed the resource after the revision in If-Match; nothing was changed.
 */
export type PreconditionFailedResponse = ErrorDetail;
