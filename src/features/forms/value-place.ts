/** Where a value of a form stands: in the form, or in a page, question or alert by its key; and the way on from there. */
export type ValuePlace = {
  readonly what: 'form' | 'page' | 'question' | 'alert'
  readonly key: string
  readonly rest: readonly string[]
}

/** Reads a path of the audit, such as `/pages/pain/fields/cane/label/fr-ca`. A question that repeats is named by its own key. */
export function valuePlace(path: string): ValuePlace {
  const parts = path.split('/').slice(1)
  const [list, key] = parts
  const isItem = key !== undefined && parts.length > 2
  if (list === 'alerts' && isItem) return { what: 'alert', key, rest: parts.slice(2) }
  if (list !== 'pages' || !isItem) return { what: 'form', key: '', rest: parts }
  let place: ValuePlace = { what: 'page', key, rest: parts.slice(2) }
  while (place.rest[0] === 'fields' && place.rest[1] !== undefined && place.rest.length > 2) {
    place = { what: 'question', key: place.rest[1], rest: place.rest.slice(2) }
  }
  return place
}
