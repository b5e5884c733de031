
/**
 * What attention items can be sorted by; `severity` has the mildest first; a minus turns the order round.
 */
export type AttentionOrdering = typeof AttentionOrdering[keyof typeof AttentionOrdering];


export const AttentionOrdering = {
  severity: 'severity',
  '-severity': '-severity',
  since: 'since',
  '-since': '-since',
} as const;
