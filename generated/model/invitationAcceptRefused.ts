
/**
 * Why an invitation cannot be accepted so. `verification` may hold `in_same_journey`, as in claiming (ERR-09).
 */
export interface InvitationAcceptRefused {
  verification?: string[];
  patient?: string[];
  [key: string]: unknown;
 }
