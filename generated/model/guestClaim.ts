
export interface GuestClaim {
  /**
     * @minLength 1
     * @maxLength 256
     */
  guest_nonce: string;
}
