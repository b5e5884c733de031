
/**
 * What a guest's work can be claimed with, by one account and once (CALL-15).
 */
export interface GuestClaimNonce {
  /**
     * One-time secret that lets an account claim this guest’s work.
     * @minLength 1
     * @maxLength 256
     */
  guest_user_claim_nonce: string;
  /** Until when it can be used; a day from now, as long as a guest's visit. */
  expires_at?: string;
}
