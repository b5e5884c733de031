import type { CarePartner } from './carePartner.ts';
import type { HealthStorySection } from './healthStorySection.ts';
import type { Language } from './language.ts';

/**
 * Who a person is and how their care team reaches them.
 */
export interface Person {
  /** The patient profile. */
  id: string;
  /**
     * First and last name, for display.
     * @maxLength 301
     */
  display_name: string;
  /**
     * When it is known.
     * @nullable
     */
  date_of_birth: string | null;
  /** Null until they or the owner of their profile choose one. */
  preferred_language: Language | null;
  /**
     * Their own; null when unknown or when another person looks after the profile.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Their own when it is known.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /** Who looks after the profile for them, then whom to call in an emergency. */
  care_partners: CarePartner[];
  /** What they show of their Health Story to this organization; empty for nothing. */
  shared_sections: HealthStorySection[];
}
