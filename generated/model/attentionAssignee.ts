
/**
 * Whose items; `me`, those assigned to the caller; `nobody`, those nobody has.
 */
export type AttentionAssignee = typeof AttentionAssignee[keyof typeof AttentionAssignee];


export const AttentionAssignee = {
  me: 'me',
  nobody: 'nobody',
} as const;
