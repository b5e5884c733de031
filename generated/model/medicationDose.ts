import type { MedicationDoseUnit } from './medicationDoseUnit.ts';

/**
 * How much is taken at a time.
 */
export interface MedicationDose {
  /**
     * Number of `unit` per intake.
     * @maximum 10000
     * @exclusiveMinimum 0
     */
  value: number;
  unit: MedicationDoseUnit;
}
