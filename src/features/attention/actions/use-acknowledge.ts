import { useQueryClient } from '@tanstack/react-query'
import {
  getListAttentionItemsQueryKey,
  useAcknowledgeAttentionItem,
  useRestoreAttentionItem,
} from '#generated/endpoints/attention-items/attention-items.ts'
import type { AttentionConflict, AttentionItem } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useAttentionWords } from '../use-attention-words.ts'

/**
 * The outcome of handling an item: done; already resolved by another person or the patient; or failed, with a
 * possible retry.
 */
export type TakeOutcome =
  | { kind: 'taken' }
  | { kind: 'over'; words: string }
  | { kind: 'failed'; words: string }

/** Marks an item as handled, with a note, or returns it to the list (PROV-01). */
export function useAcknowledge() {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const queryClient = useQueryClient()
  const acknowledge = useAcknowledgeAttentionItem()
  const restore = useRestoreAttentionItem()
  const texts = t.attention.take
  const invalidateLists = () => queryClient.invalidateQueries({ queryKey: getListAttentionItemsQueryKey() })

  /** Returns an item; another person's item needs a reason. Resolves to whether it is back on the list. */
  async function putBack(item: AttentionItem, reason?: string): Promise<boolean> {
    const who = words.who(item)
    try {
      await restore.mutateAsync({ id: item.id, data: reason === undefined ? {} : { reason } })
      toast({ variant: 'success', message: texts.undone({ who }) })
      return true
    } catch (error) {
      const isSettled = error instanceof ApiError && error.notFound
      if (isSettled) await invalidateLists()
      toast(
        isSettled
          ? { variant: 'info', message: texts.settled() }
          : { variant: 'error', message: texts.undoFailed({ who }) },
      )
      return isSettled
    }
  }

  /** Maps an error to an outcome; an outdated item refetches the list. */
  async function refused(error: unknown): Promise<TakeOutcome> {
    if (!(error instanceof ApiError)) return { kind: 'failed', words: texts.failed() }
    if (error.isOffline) return { kind: 'failed', words: texts.offline() }
    if (error.status !== 409 && !error.notFound) return { kind: 'failed', words: texts.failed() }
    await invalidateLists()
    if (error.notFound) return { kind: 'over', words: texts.settled() }
    const { acknowledged_by: by, acknowledged_at: at } = (error as ApiError<AttentionConflict>).body ?? {}
    if (!by || !at) return { kind: 'failed', words: texts.failed() }
    return { kind: 'over', words: texts.other({ name: by.display_name, when: words.moment(at) }) }
  }

  async function take(item: AttentionItem, note: string): Promise<TakeOutcome> {
    try {
      await acknowledge.mutateAsync({ id: item.id, data: note === '' ? {} : { note } })
    } catch (error) {
      return refused(error)
    }
    toast({
      variant: 'success',
      message: texts.done({ who: words.who(item) }),
      action: { label: texts.undo(), run: () => void putBack(item) },
    })
    return { kind: 'taken' }
  }

  return { take, putBack, isTaking: acknowledge.isPending, isPuttingBack: restore.isPending }
}
