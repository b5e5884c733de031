import type { ListUserContentsParams } from '#generated/model/index.ts'

/** What stands on each shelf of the library, in the order in which they stand there. */
export const shelfParams = {
  team: { recommended_by__in: ['provider', 'organization'] },
  journey: { recommended_by__in: ['journey'] },
  saved: { saved: true },
  started: { started: true },
} satisfies Record<string, ListUserContentsParams>

export type ShelfName = keyof typeof shelfParams

export const shelfNames = ['team', 'journey', 'saved', 'started'] as const satisfies readonly ShelfName[]
