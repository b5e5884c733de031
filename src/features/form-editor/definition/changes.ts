import type {
  FormAlert,
  FormDefinition,
  FormField,
  FormPage,
  FormScore,
  LocalizedText,
} from '#generated/model/index.ts'

type Placed = { key: string; within: string }

/**
 * Keys of items that did not move between two orders: the longest common run per container. A question moved to
 * the top thus counts as one move, not as a move of everything it passed.
 */
function unmovedKeys(before: readonly Placed[], after: readonly Placed[]): Set<string> {
  const places = new Map(before.map(({ key, within }, place) => [key, { within, place }]))
  const runs = new Map<string, { key: string; place: number }[]>()
  for (const { key, within } of after) {
    const was = places.get(key)
    if (was?.within !== within) continue
    runs.set(within, [...(runs.get(within) ?? []), { key, place: was.place }])
  }
  return new Set([...runs.values()].flatMap((run) => longestRun(run)))
}

/** The keys of the longest increasing subsequence. */
function longestRun(run: readonly { key: string; place: number }[]): string[] {
  const best: { length: number; from: number }[] = []
  let end = -1
  for (const [at, { place }] of run.entries()) {
    let here = { length: 1, from: -1 }
    for (let other = 0; other < at; other += 1) {
      const length = (best[other]?.length ?? 0) + 1
      if ((run[other]?.place ?? 0) < place && length > here.length) here = { length, from: other }
    }
    best.push(here)
    if (here.length > (best[end]?.length ?? 0)) end = at
  }
  const keys: string[] = []
  for (let at = end; at >= 0; at = best[at]?.from ?? -1) keys.push(run[at]?.key ?? '')
  return keys
}

/** A changed property; `undefined` means absent. */
export type PropertyChange = { property: string; before: unknown; after: unknown }

/**
 * One difference between two versions of a form. A question inside a group names the group; every question
 * names its page.
 */
export type FormChange = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  what: 'form' | 'page' | 'question' | 'alert' | 'score'
  key: string
  /** The current name, or the former one if removed. */
  name: LocalizedText
  page?: LocalizedText
  group?: LocalizedText
  /** For `changed`: the properties, sorted by name. */
  properties: PropertyChange[]
}

type Item = {
  key: string
  within: string
  name: LocalizedText
  page?: LocalizedText
  group?: LocalizedText
  own: object
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Sorts keys recursively: key order is no change. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  )
}

function propertyChanges(before: object, after: object): PropertyChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((property) => !same(old.get(property), now.get(property)))
    .map((property) => ({ property, before: old.get(property), after: now.get(property) }))
}

const pageItem = ({ fields: _fields, ...own }: FormPage): Item => ({
  key: own.key,
  within: '',
  name: own.title,
  own,
})

const alertItem = (own: FormAlert): Item => ({ key: own.key, within: '', name: own.message, own })

const scoreItem = (own: FormScore): Item => ({ key: own.key, within: '', name: own.label, own })

/** A question, followed by those of its rows, which are compared separately. */
function questionItems(page: FormPage, field: FormField): Item[] {
  const place = { page: page.title }
  if (field.type !== 'group')
    return [{ key: field.key, within: page.key, name: field.label, ...place, own: field }]
  const { fields, ...own } = field
  const rows = fields.map((row) => ({
    key: `${field.key}.${row.key}`,
    within: field.key,
    name: row.label,
    ...place,
    group: field.label,
    own: row,
  }))
  return [{ key: field.key, within: page.key, name: field.label, ...place, own }, ...rows]
}

const questionsIn = ({ pages }: FormDefinition): Item[] =>
  pages.flatMap((page) => page.fields.flatMap((field) => questionItems(page, field)))

function compare(what: FormChange['what'], before: readonly Item[], after: readonly Item[]): FormChange[] {
  const old = new Map(before.map((item) => [item.key, item]))
  const now = new Map(after.map((item) => [item.key, item]))
  const unmoved = unmovedKeys(before, after)
  const tell = (kind: FormChange['kind'], item: Item, properties: PropertyChange[] = []): FormChange => ({
    kind,
    what,
    key: item.key,
    name: item.name,
    ...(item.page && { page: item.page }),
    ...(item.group && { group: item.group }),
    properties,
  })
  const found = [...now.values()].flatMap((item) => {
    const was = old.get(item.key)
    if (!was) return [tell('added', item)]
    const properties = propertyChanges(was.own, item.own)
    return [
      ...(unmoved.has(item.key) ? [] : [tell('moved', item)]),
      ...(properties.length > 0 ? [tell('changed', item, properties)] : []),
    ]
  })
  const gone = [...old.values()].filter(({ key }) => !now.has(key))
  return [...found, ...gone.map((item) => tell('removed', item))]
}

/**
 * The differences between two versions in form order: the form itself, pages, questions (including those in
 * groups), alerts and scores. Items are matched by key; the version number is ignored.
 */
export function changesOfForm(before: FormDefinition, after: FormDefinition): FormChange[] {
  const own = ({ key, title }: FormDefinition) => ({ key, title })
  const properties = propertyChanges(own(before), own(after))
  const form: FormChange[] =
    properties.length > 0
      ? [{ kind: 'changed', what: 'form', key: after.key, name: after.title, properties }]
      : []
  return [
    ...form,
    ...compare('page', before.pages.map(pageItem), after.pages.map(pageItem)),
    ...compare('question', questionsIn(before), questionsIn(after)),
    ...compare('alert', (before.alerts ?? []).map(alertItem), (after.alerts ?? []).map(alertItem)),
    ...compare('score', (before.scores ?? []).map(scoreItem), (after.scores ?? []).map(scoreItem)),
  ]
}
