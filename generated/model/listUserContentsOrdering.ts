
export type ListUserContentsOrdering = typeof ListUserContentsOrdering[keyof typeof ListUserContentsOrdering];


export const ListUserContentsOrdering = {
  relevance: 'relevance',
  newest: 'newest',
} as const;
