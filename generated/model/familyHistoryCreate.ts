import type { FamilyRelation } from './familyRelation.ts';

/**
 * An illness of a relative to write down, or that there is none.
 */
export interface FamilyHistoryCreate {
  patient: string;
  relation: FamilyRelation;
  /**
     * The illness; null says that this relative has none that is known.
     * @minLength 2
     * @maxLength 120
     * @nullable
     */
  condition: string | null;
  /**
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_onset?: number | null;
  /**
     * Whether the relative has died; null when not told.
     * @nullable
     */
  is_deceased?: boolean | null;
  /**
     * Only of a relative who has died, and not below `age_at_onset`.
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_death?: number | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
}
