import { useEffect, useRef, useState } from 'react'
import { type QueryKey, matchQuery, useQueryClient } from '@tanstack/react-query'
import { getListRecordStatementsQueryKey } from '#generated/endpoints/record-statements/record-statements.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Mutation = {
  mutateAsync: (variables: { id: string }) => Promise<unknown>
  isPending: boolean
  isError: boolean
  reset: () => void
}

type Options = {
  /** The kind's delete mutation with `skipInvalidation`: this hook invalidates the queries. */
  remove: Mutation
  /** The kind's restore mutation; outlives the page. */
  restore: Mutation
  /** The query key of a record, which starts with that of its list. Never refetched after the deletion. */
  keyOf: (id: string) => QueryKey
  leave: () => void
}

/**
 * Deletes a record after confirmation and offers undo in a toast. The server deletes it immediately, so closing
 * the portal does not cancel the deletion.
 */
export function useDeleteRecord({ remove, restore, keyOf, leave }: Options) {
  const { t } = useText('records')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const gone = useRef<QueryKey>(undefined)
  const texts = t.records.shared.delete
  // On unmount, because a mounted page would refetch the record.
  useEffect(
    () => () => {
      if (gone.current) queryClient.removeQueries({ queryKey: gone.current })
    },
    [queryClient],
  )

  /** Skips the mounted query of the deleted record, which would return a 404. */
  function invalidateLists(record: QueryKey) {
    const stale = [record.slice(0, -1), getListRecordStatementsQueryKey()]
    const isIn = (query: Parameters<typeof matchQuery>[1]) => (queryKey: QueryKey) =>
      matchQuery({ queryKey }, query)
    void queryClient.invalidateQueries({
      predicate: (query) => stale.some(isIn(query)) && !isIn(query)(record),
    })
  }

  const undo = (id: string, name: string) => ({
    label: texts.undo(),
    run: () => void bringBack(id, name),
  })

  async function bringBack(id: string, name: string) {
    try {
      await restore.mutateAsync({ id })
      toast({ variant: 'success', message: texts.undone({ name }) })
    } catch {
      toast({ variant: 'error', message: texts.undoFailed({ name }), action: undo(id, name) })
    }
  }

  async function confirm() {
    if (!asked) return
    const { id, name } = asked
    try {
      await remove.mutateAsync({ id })
    } catch {
      // the mutation holds the error, which the dialog shows
      return
    }
    setAsked(undefined)
    gone.current = keyOf(id)
    invalidateLists(gone.current)
    leave()
    toast({
      variant: 'success',
      message: texts.done({ name }),
      action: undo(id, name),
    })
  }

  return {
    asked,
    ask: (record: { id: string; name: string }) => {
      remove.reset()
      setAsked(record)
    },
    cancel: () => setAsked(undefined),
    confirm,
    pending: remove.isPending,
    failed: remove.isError,
  }
}

export type DeleteRecord = ReturnType<typeof useDeleteRecord>
