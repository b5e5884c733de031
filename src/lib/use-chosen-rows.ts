import { useState } from 'react'

/** The chosen rows of a list, across its pages, at most so many; `valueOf` is what to remember of a row. */
export function useChosenRows<Row extends { id: string }, Value>(most: number, valueOf: (row: Row) => Value) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Value>>(new Map())
  const withRows = (rows: readonly Row[]) => {
    const next = new Map(chosen)
    for (const row of rows) if (next.size < most) next.set(row.id, valueOf(row))
    return next
  }
  const without = (ids: ReadonlySet<string>) => new Map([...chosen].filter(([id]) => !ids.has(id)))
  return {
    chosen,
    isFull: chosen.size >= most,
    add: (rows: readonly Row[]) => setChosen(withRows(rows)),
    toggle: (row: Row) => setChosen(chosen.has(row.id) ? without(new Set([row.id])) : withRows([row])),
    remove: (rows: readonly Row[]) => setChosen(without(new Set(rows.map(({ id }) => id)))),
    clear: () => setChosen(new Map()),
  }
}
