import type { AvatarStyle } from './avatarStyle.ts';

/**
 * A patient profile (DATA-11..16).
 */
export interface Patient {
  readonly id: string;
  /** @maxLength 150 */
  first_name: string;
  /** @maxLength 150 */
  last_name: string;
  /** True: the profile is the user's own; false: of someone the user cares for. */
  is_self: boolean;
  /** Made by the system and not yet by the person (GATE-11). */
  readonly is_system_created: boolean;
  /** None until the person has chosen one. */
  avatar_style?: AvatarStyle | null;
}
