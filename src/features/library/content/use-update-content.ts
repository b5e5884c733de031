import { useUpdateUserContent } from '#generated/endpoints/user-contents/user-contents.ts'
import type { UserContent, UserContentUpdate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Saves what a person does with a content. Updates optimistically, and rolls back with a message on failure. */
export function useUpdateContent(item: UserContent) {
  const { t } = useText('library')
  const { mutate, isPending, variables } = useUpdateUserContent()
  const shown: UserContent = isPending ? { ...item, ...variables.data } : item
  const update = (data: UserContentUpdate, done?: string) => {
    if (isPending) return
    mutate(
      { id: item.id, data },
      {
        onSuccess: () => done !== undefined && void toast({ message: done, variant: 'success' }),
        onError: () => void toast({ message: t.library.content.saveFailed(), variant: 'error' }),
      },
    )
  }
  return { shown, update, isPending }
}
