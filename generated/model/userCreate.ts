import type { Language } from './language.ts';
import type { RoleType } from './roleType.ts';

/**
 * A new user of an organization, and what they are there.
 */
export interface UserCreate {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name: string;
  language_preference: Language;
  organization: string;
  /**
     * What the person is in this organization; an administrator is one everywhere.
     * @minItems 1
     * @maxItems 3
     */
  role_types: RoleType[];
}
