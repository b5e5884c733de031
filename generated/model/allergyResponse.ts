import type { Allergy } from './allergy.ts';

/**
 * The allergy as it is now.
 */
export type AllergyResponse = Allergy;
