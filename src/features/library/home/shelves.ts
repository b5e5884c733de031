import type { ListUserContentsParams } from '#generated/model/index.ts'

/** The shelves of the library and their queries, in display order. */
export const shelfParams = {
  team: { recommended_by__in: ['provider', 'organization'] },
  journey: { recommended_by__in: ['journey'] },
  saved: { saved: true },
  started: { started: true },
} satisfies Record<string, ListUserContentsParams>

export type ShelfName = keyof typeof shelfParams

export const shelfNames = ['team', 'journey', 'saved', 'started'] as const satisfies readonly ShelfName[]
