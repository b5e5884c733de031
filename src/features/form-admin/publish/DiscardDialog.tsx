import { useDiscardFormDraft } from '#generated/endpoints/forms/forms.ts'
import type { Form } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/basics.tsx'
import { useRefusal } from './use-refusal.ts'

type Props = { form: Form; opened: boolean; onClose: () => void; onDiscarded: (form: Form) => void }

/** Discards the draft; the published version stays. */
export function DiscardDialog({ form, opened, onClose, onDiscarded }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const texts = t.formAdmin.discard
  const { send, dialog } = useConfirmedCall(useDiscardFormDraft({ request: ifMatch(form.revision) }), {
    done: texts.done(),
    failed: useRefusal(texts.failed),
    onClose,
    onDone: onDiscarded,
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.title({ name: form.name })}
      confirmLabel={texts.confirm()}
      final
      onConfirm={() => send({ id: form.id })}
    >
      <Text>{texts.body()}</Text>
    </ConfirmDialog>
  )
}
