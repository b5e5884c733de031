
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type InvitationForbiddenCode = typeof InvitationForbiddenCode[keyof typeof InvitationForbiddenCode];


export const InvitationForbiddenCode = {
  wrong_account: 'wrong_account',
  account_required: 'account_required',
} as const;
