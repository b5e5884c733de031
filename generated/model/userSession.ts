
/**
 * One sign-in of an account, and what it was last used with.
 */
export interface UserSession {
  /** The `origin_jti` claim, which all tokens of a sign-in have in common. */
  id: string;
  /** Whether the call was made in this session. */
  is_current: boolean;
  /**
     * The browser or app, from the `User-Agent` of the last call; null if unknown.
     * @minLength 1
     * @maxLength 50
     * @nullable
     */
  browser: string | null;
  /**
     * The operating system or kind of device, from the `User-Agent` of the last call; null if unknown.
     * @minLength 1
     * @maxLength 50
     * @nullable
     */
  platform: string | null;
  /** When the person signed in. */
  started_at: string;
  /** When it made its last call; before its first call, the same as `started_at`. */
  last_used_at: string;
}
