
/**
 * Open, nobody takes care of it yet; acknowledged, somebody does.
 */
export type AttentionStatus = typeof AttentionStatus[keyof typeof AttentionStatus];


export const AttentionStatus = {
  open: 'open',
  acknowledged: 'acknowledged',
} as const;
