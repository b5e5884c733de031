import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { productName } from '../facts/product-name.ts'
import { StopForm } from './StopForm.tsx'

type Props = {
  /** The medication to stop; the dialog is open while it is set. */
  medication: Medication | undefined
  onClose: () => void
}

/** Asks when and why a medication was stopped. The toast offers undo. */
export function StopDialog({ medication, onClose }: Props) {
  const { t } = useText('records')
  const update = useUpdateMedication()
  const back = useUpdateMedication()
  const texts = t.records.medications.stop
  const undo = (id: string, name: string) => ({
    label: t.records.shared.delete.undo(),
    run: () => void takeBack(id, name),
  })
  const takeBack = (id: string, name: string) =>
    back.mutateAsync({ id, data: { currently_taking: true, end_date: null } }).then(
      () => void toast({ variant: 'success', message: texts.undone({ name }) }),
      () => void toast({ variant: 'error', message: texts.failed(), action: undo(id, name) }),
    )
  const done = ({ id, ...saved }: Medication) => {
    const name = productName(saved)
    onClose()
    toast({
      variant: 'success',
      message: texts.done({ name }),
      action: undo(id, name),
    })
  }
  return (
    <Modal
      opened={medication !== undefined}
      onClose={onClose}
      title={medication ? texts.title({ name: productName(medication) }) : ''}
      staticBackdrop
    >
      {medication && (
        <StopForm
          key={medication.id}
          medication={medication}
          send={(data) => update.mutateAsync({ id: medication.id, data })}
          defaultValues={{ end_date: localToday(), stop_reason: '' }}
          onSaved={done}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
