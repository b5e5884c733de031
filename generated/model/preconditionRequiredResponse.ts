import type { ErrorDetail } from './errorDetail.ts';

/**
 * The call says in no If-Match which revision it was made from; nothing was changed.
 */
export type PreconditionRequiredResponse = ErrorDetail;
