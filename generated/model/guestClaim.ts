
/**
 * The nonce that proves the guest agreed to hand over the work.
 */
export interface GuestClaim {
  /**
     * The nonce from `createGuestUserClaimNonce`.
     * @minLength 1
     * @maxLength 256
     */
  guest_nonce: string;
}
