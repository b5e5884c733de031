import type { Document, DocumentStatus } from '#generated/model/index.ts'

/** While a document is in one of these states it changes by itself. */
export const isOnItsWay = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'uploading' || status === 'analyzing'

export const statusNames = [
  'uploading',
  'analyzing',
  'analyzed',
  'reviewed',
  'failed',
] as const satisfies readonly DocumentStatus[]

/** After this long it is no longer asked, in ms. */
export const PATIENCE = 10 * 60_000
const SHORTEST = 3_000
const LONGEST = 15_000

/** How long to wait before asking again, in ms: 3 s at first, then more and more, 15 s at most. */
export const pollAfter = (waited: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.round(waited / 4)))
