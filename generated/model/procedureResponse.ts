import type { Procedure } from './procedure.ts';

/**
 * The procedure as it is now.
 */
export type ProcedureResponse = Procedure;
