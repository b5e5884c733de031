/**
 * The page of a list that an address names (`?page=2`), from 1; 1 when it names none.
 * Undefined when what it names is no page number, so that the page can go to the first one instead.
 */
export function pageFrom(query: URLSearchParams): number | undefined {
  const text = query.get('page')
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** Where a page of a list stands in the whole: the first and last number on it, and how many pages there are. */
export function pageSpan(
  page: number,
  size: number,
  total: number,
): { from: number; to: number; pages: number } {
  return {
    from: Math.min(total, (page - 1) * size + 1),
    to: Math.min(total, page * size),
    pages: Math.max(1, Math.ceil(total / size)),
  }
}
