
/**
 * Open, not handled yet; acknowledged, someone handles it.
 */
export type AttentionStatus = typeof AttentionStatus[keyof typeof AttentionStatus];


export const AttentionStatus = {
  open: 'open',
  acknowledged: 'acknowledged',
} as const;
