import { useEffect, useRef, useState } from 'react'
import { matchQuery, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { getListRecordStatementsQueryKey } from '#generated/endpoints/record-statements/record-statements.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/toast-queue.ts'

type Mutation = {
  mutateAsync: (variables: { id: string }) => Promise<unknown>
  isPending: boolean
  isError: boolean
  reset: () => void
}

type Options = {
  /** The generated mutation of the kind with `skipInvalidation`: what it makes stale is known here. */
  remove: Mutation
  /** The generated mutation of the kind; it survives that the page is left. */
  restore: Mutation
  /** The key of the one record, which begins with that of its list. Nobody asks for it or reads it when it is gone. */
  keyOf: (id: string) => QueryKey
  leave: () => void
}

/**
 * Deletes a record after a question, and offers to take it back for as long as the toast is there. It is deleted at
 * once, on the server too: whoever closes the portal in these seconds has still deleted it.
 */
export function useDeleteRecord({ remove, restore, keyOf, leave }: Options) {
  const { t } = useText('records')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const gone = useRef<QueryKey>(undefined)
  const texts = t.records.shared.delete
  // Only when the page is left: while it is drawn it would ask for the record anew.
  useEffect(
    () => () => {
      if (gone.current) queryClient.removeQueries({ queryKey: gone.current })
    },
    [queryClient],
  )

  /** What still shows the record that was asked for is not asked for it again: it would say that there is none. */
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
      // the mutation holds why, and the dialog says it
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
