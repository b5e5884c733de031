import { useDiscardFormDraft } from '#generated/endpoints/forms/forms.ts'
import type { Form } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { form: Form; opened: boolean; onClose: () => void; onDiscarded: (form: Form) => void }

/** Discards the draft; the published version stays. */
export function DiscardDialog({ form, opened, onClose, onDiscarded }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const discard = useDiscardFormDraft({ request: ifMatch(form.revision) })
  const texts = t.formAdmin.discard
  const refusal = useRefusal(discard.error, texts.failed)
  const close = () => {
    discard.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title({ name: form.name })}
      confirmLabel={texts.confirm()}
      final
      pending={discard.isPending}
      error={refusal}
      onConfirm={() =>
        discard.mutate(
          { id: form.id },
          {
            onSuccess: (saved) => {
              toast({ variant: 'success', message: texts.done() })
              onDiscarded(saved)
              close()
            },
          },
        )
      }
      onCancel={close}
    >
      <Text>{texts.body()}</Text>
    </ConfirmDialog>
  )
}
