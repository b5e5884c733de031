import type { EnrolmentColumn } from '#generated/model/index.ts'

export type ColumnChoice = EnrolmentColumn & { readonly isShown: boolean }

/** All columns: the visible ones in order, then the hidden ones. */
export function choicesOf(
  all: readonly EnrolmentColumn[],
  shown: readonly EnrolmentColumn[],
): readonly ColumnChoice[] {
  const isShown = ({ key }: EnrolmentColumn) => shown.some((one) => one.key === key)
  return [
    ...shown.map((column) => ({ ...column, isShown: true })),
    ...all.filter((column) => !isShown(column)).map((column) => ({ ...column, isShown: false })),
  ]
}

/** Moves a key one place forward (`by` 1) or back (-1); unchanged at either end. */
export function moved(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const from = keys.indexOf(key)
  const other = keys[from + by]
  if (from < 0 || other === undefined) return keys
  return keys.map((one) => (one === key ? other : one === other ? key : one))
}
