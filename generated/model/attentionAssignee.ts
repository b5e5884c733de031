
/**
 * Whose; `me`, those assigned to the caller; `nobody`, those assigned to no one.
 */
export type AttentionAssignee = typeof AttentionAssignee[keyof typeof AttentionAssignee];


export const AttentionAssignee = {
  me: 'me',
  nobody: 'nobody',
} as const;
