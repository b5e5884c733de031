import type { HealthStoryContact } from './healthStoryContact.ts';

/**
 * What others need to know about a person in an emergency and no record tells. It is part of the Health Story (`HealthStoryPerson`) and of what is shared of it.
 */
export interface EmergencyDetails {
  /**
     * Birth date; null if the person has not given it.
     * @nullable
     */
  date_of_birth: string | null;
  /**
     * In the words of the person.
     * @maxLength 80
     * @nullable
     */
  spoken_languages: string | null;
  /**
     * Devices in the body, such as a pacemaker; what keeps someone from an MRI.
     * @maxLength 200
     * @nullable
     */
  implants: string | null;
  /** Person to call in an emergency; null without one. */
  contact: HealthStoryContact | null;
  /**
     * Null until the person saved them.
     * @nullable
     */
  updated_at: string | null;
}
