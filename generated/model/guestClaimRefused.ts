
/**
 * Why a guest's work cannot be claimed. `verification` may hold `in_same_journey` (ERR-09). `guest_nonce` says that
 * the nonce is unknown, used or too old.
 */
export interface GuestClaimRefused {
  detail?: string;
  guest_nonce?: string[];
  verification?: string[];
  [key: string]: unknown;
 }
