import { useState } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'

type Row = Pick<ProcessInstance, 'id' | 'patient'>

export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const withRows = (rows: readonly Row[]) => {
    const next = new Map(chosen)
    for (const { id, patient } of rows)
      if (next.size < processInstanceRemindIdsMax) next.set(id, patient.display_name)
    return next
  }
  return {
    chosen,
    isFull: chosen.size >= processInstanceRemindIdsMax,
    add: (rows: readonly Row[]) => setChosen(withRows(rows)),
    toggle: (row: Row) => {
      if (!chosen.has(row.id)) setChosen(withRows([row]))
      else setChosen(new Map([...chosen].filter(([id]) => id !== row.id)))
    },
    remove: (rows: readonly Row[]) =>
      setChosen(new Map([...chosen].filter(([id]) => rows.every((row) => row.id !== id)))),
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
