import type { Medication } from './medication.ts';

/**
 * The medication as it is now.
 */
export type MedicationResponse = Medication;
