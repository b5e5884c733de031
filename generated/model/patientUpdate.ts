import type { AvatarStyle } from './avatarStyle.ts';

/**
 * The changed fields only (CALL-24).
 */
export interface PatientUpdate {
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name?: string;
  is_self?: boolean;
  /** Null takes the pattern away. */
  avatar_style?: AvatarStyle | null;
}
