import { useQueryClient } from '@tanstack/react-query'
import {
  getListAttentionItemsQueryKey,
  useAssignAttentionItem,
} from '#generated/endpoints/attention-items/attention-items.ts'
import type { AttentionAssignConflict, AttentionItem } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { TakeOutcome } from './use-acknowledge.ts'
import { useAttentionWords } from '../use-attention-words.ts'

/** Assigns an item to somebody on the team, or hands it back (null); the message can undo it (PROV-01). */
export function useAssign() {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useAssignAttentionItem()
  const texts = t.attention.assign
  const { take } = t.attention

  const send = ({ id, assigned_to: before }: AttentionItem, assignee: string | null) =>
    mutateAsync({ id, data: { assignee, previous: before?.id ?? null } })

  async function undo(item: AttentionItem, before: AttentionItem) {
    const who = words.who(item)
    try {
      await send(item, before.assigned_to?.id ?? null)
      toast({ variant: 'success', message: toldOf(before) })
    } catch {
      toast({ variant: 'error', message: texts.undoFailed({ who }) })
      await queryClient.invalidateQueries({ queryKey: getListAttentionItemsQueryKey() })
    }
  }

  /** Who has it now. */
  function toldOf(item: AttentionItem): string {
    const who = words.who(item)
    const to = item.assigned_to
    return to ? texts.done({ name: to.display_name, who }) : texts.back({ who })
  }

  /** Maps an error to an outcome; an outdated item refetches the list. */
  async function refused(error: unknown): Promise<TakeOutcome> {
    if (!(error instanceof ApiError)) return { kind: 'failed', words: take.failed() }
    if (error.isOffline) return { kind: 'failed', words: take.offline() }
    if (error.status !== 409 && !error.notFound) return { kind: 'failed', words: take.failed() }
    await queryClient.invalidateQueries({ queryKey: getListAttentionItemsQueryKey() })
    if (error.notFound) return { kind: 'over', words: take.settled() }
    const { assigned_to: to } = (error as ApiError<AttentionAssignConflict>).body ?? {}
    return { kind: 'over', words: to ? texts.other({ name: to.display_name }) : texts.changed() }
  }

  async function assign(item: AttentionItem, assignee: string | null): Promise<TakeOutcome> {
    if (assignee === (item.assigned_to?.id ?? null)) return { kind: 'taken' }
    try {
      const now = await send(item, assignee)
      toast({
        variant: 'success',
        message: toldOf(now),
        action: { label: take.undo(), run: () => void undo(now, item) },
      })
      return { kind: 'taken' }
    } catch (error) {
      return refused(error)
    }
  }

  return { assign, isAssigning: isPending }
}
