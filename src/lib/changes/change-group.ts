/** A value before and after; null where there was nothing. */
type ValueChange = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** What was changed about one thing, such as a question or a step. */
export type ChangeGroup = {
  /** A sentence, such as: Step changed: How is your hip today? */
  readonly title: string
  /** The values that differ, their fields in words. */
  readonly changes: readonly ValueChange[]
}

export type GroupsOf = (changes: readonly ValueChange[]) => readonly ChangeGroup[]

/** A change and its path within the thing it belongs to. */
export type PlacedChange = ValueChange & { readonly rest: readonly string[] }

export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed'

/** The items by their keys, in the order in which the keys come first. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** What happened to a thing, by the changes of the property that identifies it. */
export function changeKind(changes: readonly PlacedChange[], idProperty: string): ChangeKind {
  const ids = changes.filter(({ rest }) => rest.length === 1 && rest[0] === idProperty)
  const isNew = ids.some(({ after }) => after !== null)
  const isGone = ids.some(({ before }) => before !== null)
  if (isNew) return isGone ? 'moved' : 'added'
  return isGone ? 'removed' : 'changed'
}

/** Joins the two halves of a moved thing: each value once, and only if it differs. */
export function mergedMove(changes: readonly PlacedChange[]): PlacedChange[] {
  return [...grouped(changes, ({ rest }) => rest.join('/')).values()].flatMap((halves) => {
    const [first] = halves
    const before = halves.find((half) => half.before !== null)?.before ?? null
    const after = halves.find((half) => half.after !== null)?.after ?? null
    return first && before !== after ? [{ ...first, before, after }] : []
  })
}

export const namesIn = (list: string | null): readonly string[] => (list === null ? [] : list.split(', '))

/** Whether a list of names was only put in another order. */
export function isReordered({ before, after }: ValueChange): boolean {
  const sorted = (list: string | null) => namesIn(list).toSorted().join(', ')
  return sorted(before) === sorted(after)
}
