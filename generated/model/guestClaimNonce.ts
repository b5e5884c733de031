
export interface GuestClaimNonce {
  /**
     * @minLength 1
     * @maxLength 256
     */
  guest_user_claim_nonce: string;
}
