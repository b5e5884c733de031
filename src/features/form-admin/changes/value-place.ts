/** The location of a form value: the form itself, or a page, question, alert or score by key, and the path within it. */
export type ValuePlace = {
  readonly what: 'form' | 'page' | 'question' | 'alert' | 'score'
  readonly key: string
  readonly rest: readonly string[]
}

/**
 * Parses an audit path such as `/pages/pain/fields/cane/label/fr-ca`. A question in a repeating group is
 * identified by its own key.
 */
export function valuePlace(path: string): ValuePlace {
  const parts = path.split('/').slice(1)
  const [list, key] = parts
  const isItem = key !== undefined && parts.length > 2
  if (list === 'alerts' && isItem) return { what: 'alert', key, rest: parts.slice(2) }
  if (list === 'scores' && isItem) return { what: 'score', key, rest: parts.slice(2) }
  if (list !== 'pages' || !isItem) return { what: 'form', key: '', rest: parts }
  let place: ValuePlace = { what: 'page', key, rest: parts.slice(2) }
  while (place.rest[0] === 'fields' && place.rest[1] !== undefined && place.rest.length > 2) {
    place = { what: 'question', key: place.rest[1], rest: place.rest.slice(2) }
  }
  return place
}
