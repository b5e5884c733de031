import type { ValidationErrors } from './validationErrors.ts';

/**
 * The request was refused; each field names what is wrong with it.
 */
export type ValidationFailedResponse = ValidationErrors;
