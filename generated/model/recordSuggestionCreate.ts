import type { AllergyCreate } from './allergyCreate.ts';
import type { ConditionCreate } from './conditionCreate.ts';
import type { FamilyHistoryCreate } from './familyHistoryCreate.ts';
import type { ImmunizationCreate } from './immunizationCreate.ts';
import type { MedicationCreate } from './medicationCreate.ts';
import type { ProcedureCreate } from './procedureCreate.ts';
import type { TestResultCreate } from './testResultCreate.ts';

/**
 * One record to suggest; exactly one of the properties. Its `patient` is the person in the path.
 */
export interface RecordSuggestionCreate {
  allergy?: AllergyCreate;
  medication?: MedicationCreate;
  condition?: ConditionCreate;
  immunization?: ImmunizationCreate;
  procedure?: ProcedureCreate;
  family_history?: FamilyHistoryCreate;
  test_result?: TestResultCreate;
}
