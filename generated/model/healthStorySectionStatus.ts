
/**
 * Whether a part could be read; of a `failed` one nothing is known, not even that it is empty.
 */
export type HealthStorySectionStatus = typeof HealthStorySectionStatus[keyof typeof HealthStorySectionStatus];


export const HealthStorySectionStatus = {
  ok: 'ok',
  failed: 'failed',
} as const;
