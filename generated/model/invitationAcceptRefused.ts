
/**
 * Why an invitation cannot be accepted so. `verification` may hold `in_same_journey`, as in claiming (ERR-09).
 */
export interface InvitationAcceptRefused {
  /** Why the request was refused, for people. */
  verification?: string[];
  /** Why the profile was not accepted. */
  patient?: string[];
  [key: string]: unknown;
 }
