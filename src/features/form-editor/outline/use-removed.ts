import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Says what was removed from the form, and offers to put it back. */
export function useRemoved() {
  const { t } = useText('formEditor')
  const texts = t.formEditor.structure
  return (name: string, putBack: () => void) =>
    toast({
      message: texts.removed({ name }),
      action: {
        label: texts.undo(),
        run: () => {
          putBack()
          announce(texts.back({ name }))
        },
      },
    })
}
