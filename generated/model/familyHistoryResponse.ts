import type { FamilyHistory } from './familyHistory.ts';

/**
 * The entry of the family history as it is now.
 */
export type FamilyHistoryResponse = FamilyHistory;
