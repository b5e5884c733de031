import { useState } from 'react'
import { readItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import type { Column } from './table-column.ts'

function stored(key: string, known: readonly string[]): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(readItem('local', key) ?? 'null')
    return Array.isArray(kept) ? known.filter((id) => kept.includes(id)) : undefined
  } catch {
    return undefined // Not ours: the stored value was edited.
  }
}

/**
 * The columns a person chose to see (UI-36), stored on this device until sign-out. Columns added later are
 * hidden; the one that names the row is always shown.
 * @param name of the table, the same on every page
 */
export function useTableColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const key = `columns.${name}`
  const [chosen, setChosen] = useState(
    () =>
      stored(
        key,
        columns.map(({ id }) => id),
      ) ?? columns.filter(({ hidden }) => !hidden).map(({ id }) => id),
  )
  return {
    shown: columns.filter(({ id, isName }) => isName || chosen.includes(id)),
    chosen,
    choose: (ids: readonly string[]) => {
      setChosen([...ids])
      writeItem('local', key, JSON.stringify(ids))
    },
  }
}
