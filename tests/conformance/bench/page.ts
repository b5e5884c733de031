import type { Row } from './data.ts'
import { refuse } from './refusal.ts'

/** One page of rows, as Django REST Framework numbers them. @throws Refusal 404 or 400 for a page that there is not */
export function pageOf(url: URL, rows: readonly Row[], ignoresSize = false) {
  const read = (name: string, otherwise: number, most: number, refusal: () => never) => {
    const value = url.searchParams.get(name)
    if (value === null) return otherwise
    return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : refusal()
  }
  const noPage = () => refuse(404, { detail: 'Invalid page.' })
  const size = ignoresSize
    ? 100
    : read('page_size', 10, 100, () => refuse(400, { page_size: ['Invalid value.'] }))
  const page = read('page', 1, Math.max(1, Math.ceil(rows.length / size)), noPage)
  const link = (number: number) => {
    const other = new URL(url)
    other.searchParams.set('page', String(number))
    return other.href
  }
  return {
    count: rows.length,
    next: page * size < rows.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: rows.slice((page - 1) * size, page * size),
  }
}
