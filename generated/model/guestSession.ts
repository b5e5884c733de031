
/**
 * A guest's access token, good for 24 hours (D-28); null when the invitation was declined.
 */
export interface GuestSession {
  /**
     * Sent as the bearer, kept in session storage (STORE-02).
     * @nullable
     */
  access_token: string | null;
  /**
     * When the guest token expires; null if it does not.
     * @nullable
     */
  expires_at: string | null;
}
