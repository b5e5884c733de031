import { useQuery } from '@tanstack/react-query'
import { getGetFormUsageQueryOptions, useRetireForm } from '#generated/endpoints/forms/forms.ts'
import type { Form } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/basics.tsx'
import { useRefusal } from './use-refusal.ts'
import { UsedBy } from './UsedBy.tsx'

type Props = { form: Form; opened: boolean; onClose: () => void; onRetired: (form: Form) => void }

/** Retires a form; lists the journeys that still use it. */
export function RetireDialog({ form, opened, onClose, onRetired }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const { data: usage } = useQuery(
    getGetFormUsageQueryOptions(form.id, { query: { enabled: opened, staleTime: 0 } }),
  )
  const texts = t.formAdmin.retire
  const { send, dialog } = useConfirmedCall(useRetireForm({ request: ifMatch(form.revision) }), {
    done: texts.done({ name: form.name }),
    failed: useRefusal(texts.failed),
    onClose,
    onDone: onRetired,
  })
  if (usage && usage.journeys.length > 0) {
    return (
      <Modal
        opened={opened}
        onClose={onClose}
        title={texts.title({ name: form.name })}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t.actions.close()}
          </Button>
        }
      >
        <Text>{texts.inUse()}</Text>
        <UsedBy usage={usage} />
      </Modal>
    )
  }
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.title({ name: form.name })}
      confirmLabel={texts.confirm()}
      undoable
      onConfirm={() => send({ id: form.id })}
    >
      <Text>{texts.body()}</Text>
    </ConfirmDialog>
  )
}
