import { useState } from 'react'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'

function stored(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(readItem('local', key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined
  } catch {
    return undefined // Not ours: somebody changed it.
  }
}

/** The name is always there and always first: it is what a row is called. */
const NAME = 'name'

/**
 * Which columns of a journey's table a person sees, and in which order; kept on this device until they sign out.
 * Columns that a journey no longer has are left out.
 */
export function useChosenColumns(journeyId: string, all: readonly EnrolmentColumn[]) {
  const key = `columns.enrolments.${journeyId}`
  const [wanted, setWanted] = useState(() => stored(key))
  const find = (id: string) => all.filter((column) => column.key === id)
  const ids = wanted ?? all.map((column) => column.key)
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
