import type { Immunization } from './immunization.ts';

/**
 * The immunization as it is now.
 */
export type ImmunizationResponse = Immunization;
