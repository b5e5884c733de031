
/**
 * Who does the step; null for an invitation.
 */
export type AttentionItemAudience = typeof AttentionItemAudience[keyof typeof AttentionItemAudience] | null;


export const AttentionItemAudience = {
  patient: 'patient',
  provider: 'provider',
} as const;
