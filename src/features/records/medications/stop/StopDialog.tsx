import * as z from 'zod/mini'
import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication, MedicationUpdate } from '#generated/model/index.ts'
import { problemsBy } from '#src/form-kit/fields.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Text } from '#src/ui/basics.tsx'
import { type RecordFormProps, useRecordForm } from '../../form/use-record-form.ts'
import { productName } from '../facts/product-name.ts'
import { medicationProblems } from '../form/medication-rules.ts'
import { valuesOf } from '../form/medication-values.ts'

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

type StopInput = { end_date: string; stop_reason: string }

type StopFormProps = Omit<
  RecordFormProps<StopInput, MedicationUpdate, Medication>,
  'patientId' | 'label' | 'failed'
> & {
  medication: Medication
}

/** The schema of the whole record, of which this form edits two fields. */
const stopSchema = (medication: Medication, locale: Locale) =>
  z.pipe(
    z.object({ end_date: z.string(), stop_reason: z.string() }).check(
      problemsBy(({ end_date: endDate, stop_reason: stopReason }) => {
        const answers = { ...valuesOf(medication, locale), endDate, stopReason, taking: 'no' } as const
        const found = medicationProblems(answers, { today: localToday(), locale })
        return {
          ...(found.endDate && { end_date: found.endDate }),
          ...(found.stopReason && { stop_reason: found.stopReason }),
        }
      }),
    ),
    z.transform(({ end_date, stop_reason }: StopInput): MedicationUpdate => ({
      currently_taking: false,
      end_date: end_date || null,
      stop_reason: stop_reason.trim() || null,
    })),
  )

/** When a medication was stopped, and why; both optional. */
function StopForm({ medication, ...props }: StopFormProps) {
  const { t, locale } = useText('records', 'validation', 'kit')
  const { field: label, stop } = t.records.medications
  const { field, shell } = useRecordForm({
    ...props,
    label: stop.action(),
    schema: stopSchema(medication, locale),
    apiFieldNames: { currently_taking: 'end_date' },
    failed: stop.failed(),
  })
  const { unsaved: _, ...rest } = shell
  return (
    <FormShell {...rest} submitLabel={stop.save()}>
      <Text>{stop.advice()}</Text>
      <DateField {...field('end_date')} label={label.endDate()} description={label.endDateHelp()} />
      <TextField {...field('stop_reason')} label={label.stopReason()} optional />
    </FormShell>
  )
}
