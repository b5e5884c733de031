import { useState } from 'react'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

function stored(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(readItem('local', key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined
  } catch {
    return undefined // Not ours: the stored value was edited.
  }
}

/** The name is always the first column, because it identifies the row. */
const NAME = 'name'

/** More columns than this do not fit beside the navigation of a laptop, so who is responsible is then shown on request. */
const MOST = 7

const initialKeys = (all: readonly EnrolmentColumn[]): readonly string[] =>
  all.map(({ key }) => key).filter((key) => all.length <= MOST || key !== 'assigned_to')

/**
 * The visible columns of a journey's table and their order; stored on this device until sign-out. Columns the
 * journey no longer has are dropped.
 */
export function useChosenColumns(journeyId: string, all: readonly EnrolmentColumn[]) {
  const key = `columns.enrolments.${journeyId}`
  const [wanted, setWanted] = useState(() => stored(key))
  const find = (id: string) => all.filter((column) => column.key === id)
  const ids = wanted ?? initialKeys(all)
  return {
    shown: [NAME, ...new Set(ids.filter((id) => id !== NAME))].flatMap(find),
    choose: (next: readonly string[]) => {
      setWanted(next)
      writeItem('local', key, JSON.stringify(next))
    },
    reset: () => {
      setWanted(undefined)
      removeItem('local', key)
    },
  }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>
