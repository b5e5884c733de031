/**
 * The page number in the URL (`?page=2`), from 1; defaults to 1. Undefined if invalid, so that the page can
 * redirect to the first one.
 */
export function pageFrom(query: URLSearchParams): number | undefined {
  const text = query.get('page')
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The first and last row number of a page, and the number of pages. */
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
