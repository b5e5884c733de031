
/**
 * A new share with its link and passcode, which are returned only here.
 */
export interface HealthStoryShareCreated {
  id: string;
  /**
     * At least 128 random bits.
     * @pattern ^[A-Za-z0-9_-]{16,128}$
     */
  token: string;
  /** The address that its reader opens. */
  url: string;
  /** @pattern ^[0-9]{6}$ */
  passcode: string;
  expires_at: string;
}
