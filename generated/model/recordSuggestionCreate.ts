import type { ConditionCreate } from './conditionCreate.ts';
import type { ImmunizationCreate } from './immunizationCreate.ts';
import type { MedicationCreate } from './medicationCreate.ts';
import type { ProcedureCreate } from './procedureCreate.ts';

/**
 * One record to suggest; exactly one of the properties. Its `patient` is the person in the path.
 */
export interface RecordSuggestionCreate {
  medication?: MedicationCreate;
  condition?: ConditionCreate;
  immunization?: ImmunizationCreate;
  procedure?: ProcedureCreate;
}
