
/**
 * Why a guest's work cannot be claimed. `verification` may hold `in_same_journey` (ERR-09). `guest_nonce` says that
 * the nonce is unknown, used or too old.
 */
export interface GuestClaimRefused {
  /** What went wrong, for people, in the language of the request. */
  detail?: string;
  /** Why the nonce was not accepted. */
  guest_nonce?: string[];
  /** Why the request was refused, for people. */
  verification?: string[];
  [key: string]: unknown;
 }
