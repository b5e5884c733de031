import type { Document, DocumentStatus } from '#generated/model/index.ts'

/** Whether the document is being processed and will change on the server. */
export const isOnItsWay = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'uploading' || status === 'analyzing'

export const statusNames = [
  'uploading',
  'analyzing',
  'analyzed',
  'reviewed',
  'failed',
] as const satisfies readonly DocumentStatus[]

/** Polling timeout in ms. */
export const PATIENCE = 10 * 60_000
const SHORTEST = 3_000
const LONGEST = 15_000

/** Polling delay in ms: 3 s at first, increasing to at most 15 s. */
export const pollAfter = (waited: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.round(waited / 4)))
