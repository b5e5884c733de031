import {
  useAcknowledgeAttentionItems,
  useAssignAttentionItems,
  useRestoreAttentionItems,
} from '#generated/endpoints/attention-items/attention-items.ts'
import type { AttentionItem, AttentionResults } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Why it failed, in words; undefined once it is done. */
type Failure = string | undefined

const holderOf = ({ assigned_to: to }: AttentionItem) => to?.id ?? null

/** Handles, assigns or puts back many items at once; the message can undo it (PROV-01). */
export function useMany() {
  const { t } = useText('attention')
  const { mutateAsync: acknowledge, isPending: isHandling } = useAcknowledgeAttentionItems()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreAttentionItems()
  const { mutateAsync: assignEach, isPending: isAssigning } = useAssignAttentionItems()
  const { many: texts, take } = t.attention

  /** Sends a change, then says what became of the items. */
  async function change(
    send: () => Promise<AttentionResults>,
    done: (count: number) => string,
    undo?: (ids: readonly string[]) => Promise<Failure>,
  ): Promise<Failure> {
    try {
      const { results } = await send()
      const ids = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
      const others = results.length - ids.length
      const words = [ids.length > 0 && done(ids.length), others > 0 && texts.others({ count: others })]
      const run = () =>
        void undo?.(ids).then((failed) => failed && toast({ variant: 'error', message: failed }))
      toast({
        variant: ids.length > 0 ? 'success' : 'info',
        message: words.filter(Boolean).join(' '),
        ...(undo && ids.length > 0 && { action: { label: take.undo(), run } }),
      })
      return undefined
    } catch (error) {
      return error instanceof ApiError && error.isOffline ? take.offline() : take.failed()
    }
  }

  const back = (ids: readonly string[]) =>
    change(
      () => restore({ data: { ids: [...ids] } }),
      (count) => texts.back({ count }),
    )

  return {
    isPending: isHandling || isRestoring || isAssigning,
    back,
    handle: (ids: readonly string[], note: string) =>
      change(
        () => acknowledge({ data: { ids: [...ids], ...(note !== '' && { note }) } }),
        (count) => texts.done({ count }),
        back,
      ),
    assign: (items: readonly AttentionItem[], assignee: string | null) =>
      change(
        () =>
          assignEach({
            data: { items: items.map((item) => ({ id: item.id, assignee, previous: holderOf(item) })) },
          }),
        (count) => texts.assigned({ count }),
        (ids) =>
          change(
            () =>
              assignEach({
                data: {
                  items: items
                    .filter(({ id }) => ids.includes(id))
                    .map((item) => ({ id: item.id, assignee: holderOf(item), previous: assignee })),
                },
              }),
            (count) => texts.undone({ count }),
          ),
      ),
  }
}
