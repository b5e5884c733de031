
/**
 * A new share with its link and passcode, which are returned only here.
 */
export interface HealthStoryShareCreated {
  /** Unique id. */
  id: string;
  /**
     * At least 128 random bits.
     * @pattern ^[A-Za-z0-9_-]{16,128}$
     */
  token: string;
  /** The address that its reader opens. */
  url: string;
  /**
     * Six digits; the reader needs them with the link. Returned only once.
     * @pattern ^[0-9]{6}$
     */
  passcode: string;
  /** When the link stops working. */
  expires_at: string;
}
