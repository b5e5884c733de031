import type { Medication, MedicationUpdate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { valuesOf } from './medication-values.ts'
import { useCheckMedication } from './use-check-medication.ts'

type StopValues = { endDate: string; stopReason: string }

type Props = {
  medication: Medication
  initial: StopValues
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  send: (data: MedicationUpdate) => Promise<Medication>
  onSaved: (medication: Medication) => void
  onCancel: () => void
}

const wireNames = { end_date: 'endDate', stop_reason: 'stopReason', currently_taking: 'endDate' } as const

/** When a medicine was stopped, and why; both may stay open. */
export function StopForm({ medication, initial, mutation, send, onSaved, onCancel }: Props) {
  const { t, locale } = useText('records', 'validation', 'kit')
  const checkAll = useCheckMedication()
  const { field, stop } = t.records.medications
  const { bind, shell } = useRecordForm<StopValues, Medication>({
    initial,
    check: (values) => {
      // the rules of the whole record, of which two answers are asked here
      const found = checkAll({ ...valuesOf(medication, locale), ...values, taking: 'no' })
      return {
        ...(found.endDate && { endDate: found.endDate }),
        ...(found.stopReason && { stopReason: found.stopReason }),
      }
    },
    send: ({ endDate, stopReason }) =>
      send({
        currently_taking: false,
        end_date: endDate || null,
        stop_reason: stopReason.trim() || null,
      }),
    mutation,
    wireNames,
    failed: stop.failed(),
    onSaved,
  })
  const { unsaved: _, ...rest } = shell
  return (
    <FormShell
      {...rest}
      aria-label={stop.action()}
      submitLabel={stop.save()}
      cancelLabel={t.actions.cancel()}
      onCancel={onCancel}
    >
      <Text>{stop.advice()}</Text>
      <DateField {...bind('endDate')} label={field.endDate()} description={field.endDateHelp()} />
      <TextField {...bind('stopReason')} label={field.stopReason()} optional />
    </FormShell>
  )
}
