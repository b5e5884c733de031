import type { FormField } from '#generated/model/index.ts'
import type { VisiblePage } from '../answers/visibility.ts'

/** Questions per part, visible or not. */
const SIZE = 15

type Part = { key: number; fields: readonly FormField[] }

/**
 * Splits a page into parts: React visits all siblings of a re-rendered component, and a key press must not
 * visit 200. A question stays in its part regardless of visibility, so that it keeps the focus.
 */
export function partsOf({ page, fields }: Pick<VisiblePage, 'page' | 'fields'>): Part[] {
  const places = new Map(page.fields.map(({ key }, place) => [key, Math.floor(place / SIZE)]))
  const parts = new Map<number, FormField[]>()
  for (const field of fields) {
    const key = places.get(field.key) ?? 0
    parts.set(key, [...(parts.get(key) ?? []), field])
  }
  return [...parts].map(([key, shown]) => ({ key, fields: shown }))
}
