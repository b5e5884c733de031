
/**
 * The access to one shared Health Story; the bearer of its summary and its notes, and of nothing else.
 */
export interface HealthStoryShareAccess {
  /**
     * Bearer token for this share only. Send it in `Authorization` to read the summary and leave a note.
     * @minLength 16
     * @maxLength 512
     */
  access_token: string;
  /** When the share ends. */
  expires_at: string;
}
