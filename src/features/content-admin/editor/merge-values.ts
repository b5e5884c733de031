import { type ContentValues, type FieldKey, fieldKeys, valueAt, withValue } from './content-values.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export type Merge = {
  /** Both sets of changes; where they overlap, this person's. */
  merged: ContentValues
  /** Fields that both changed differently. */
  conflicts: readonly FieldKey[]
}

/** Three-way merge of two people's changes to a content. */
export function mergeValues(base: ContentValues, mine: ContentValues, theirs: ContentValues): Merge {
  let merged = theirs
  const conflicts: FieldKey[] = []
  for (const key of fieldKeys) {
    const [before, own, other] = [base, mine, theirs].map((values) => valueAt(values, key))
    if (same(before, own) || same(own, other)) continue
    merged = withValue(merged, key, own)
    if (!same(before, other)) conflicts.push(key)
  }
  return { merged, conflicts }
}

export const isSameContent = (one: ContentValues, other: ContentValues): boolean =>
  fieldKeys.every((key) => same(valueAt(one, key), valueAt(other, key)))
