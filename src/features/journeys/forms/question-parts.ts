import type { FormField } from '#generated/model/index.ts'
import type { VisiblePage } from './visibility.ts'

/** So many questions stand together, shown or not. */
const SIZE = 15

type Part = { key: number; fields: readonly FormField[] }

/**
 * The questions of a page in parts: React goes through all siblings of what it draws anew, and a key press must not
 * wait for 200 of them. A question stays in its part whatever else shows, so that it keeps the focus.
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
