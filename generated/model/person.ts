import type { CallTime } from './callTime.ts';
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
  /** When they prefer to be called; null until they have chosen. */
  call_time: CallTime | null;
  /**
     * Absent unless the organization keeps these numbers (`OrganizationOverview.keeps_health_cards`); null until its
     * care team has entered one. Other organizations do not see it.
     * @maxLength 32
     * @nullable
     */
  health_card_number?: string | null;
  /** Who looks after the profile for them, then whom to call in an emergency. */
  care_partners: CarePartner[];
  /** What they show of their Health Story to this organization; empty for nothing. */
  shared_sections: HealthStorySection[];
}
