
/**
 * What became of one item of many. `done`: changed as asked; `changed`: another person has it or handled it in the
 * meantime, so it stays as it is; `gone`: it is settled, or not of the caller's organizations.
 */
export type AttentionOutcome = typeof AttentionOutcome[keyof typeof AttentionOutcome];


export const AttentionOutcome = {
  done: 'done',
  changed: 'changed',
  gone: 'gone',
} as const;
