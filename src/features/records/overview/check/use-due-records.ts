import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { type CheckedKind, checkedKinds, type DueRecord, dueRecords } from './due-records.ts'

type ReadKind = keyof typeof dueRecords
const isRead = (kind: CheckedKind): kind is ReadKind => Object.hasOwn(dueRecords, kind)
const kinds = checkedKinds.filter(isRead)

export type DueKind = { kind: ReadKind; due: readonly DueRecord[] }

/** Records due for review by kind (B5); failed kinds are named, and the rest stays usable. */
export function useDueRecords(patientId: string) {
  const { t } = useText('records')
  // One point in time for all queries while the page is mounted.
  const [now] = useState(Date.now)
  const found = useQueries({ queries: kinds.map((kind) => dueRecords[kind](patientId, now, t)) })
  const all = kinds.map((kind, at) => ({ kind, query: found[at] }))
  return {
    waiting: found.some(({ isPending }) => isPending),
    kinds: all.flatMap(({ kind, query }): DueKind[] => {
      const due = query?.data ?? []
      return due.length > 0 ? [{ kind, due }] : []
    }),
    count: found.reduce((sum, { data }) => sum + (data?.length ?? 0), 0),
    failed: all.flatMap(({ kind, query }) =>
      query?.isError && query.data === undefined
        ? [{ kind, page: undefined, failed: true, retry: () => void query.refetch() }]
        : [],
    ),
  }
}
