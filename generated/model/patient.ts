import type { AvatarStyle } from './avatarStyle.ts';
import type { CallTime } from './callTime.ts';
import type { CarePartnerLevel } from './carePartnerLevel.ts';
import type { ParentAccess } from './parentAccess.ts';

/**
 * A patient profile (DATA-11..16).
 */
export interface Patient {
  /** Unique id. */
  readonly id: string;
  /**
     * First name.
     * @maxLength 150
     */
  first_name: string;
  /**
     * Last name.
     * @maxLength 150
     */
  last_name: string;
  /** True: the profile is the user's own; false: of someone the user cares for. */
  is_self: boolean;
  /** Made by the system and not yet by the person (GATE-11). */
  readonly is_system_created: boolean;
  /** None until the person has chosen one. */
  avatar_style?: AvatarStyle | null;
  /** Null until the person has chosen one. */
  call_time?: CallTime | null;
  /**
     * What the caller may do as a care partner of this person. Absent for the caller's own profiles and those they look
     * after as the account holder.
     */
  readonly care_partner_level?: CarePartnerLevel;
  /** Present from 90 days before what parents see of this profile changes. */
  readonly parent_access?: ParentAccess;
}
