import { useMemo } from 'react'
import type { Procedure } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { RecordFormProps } from '../record-form-props.ts'
import { sortedNames } from '../suggestions.ts'
import { useRecordForm } from '../use-record-form.ts'
import { useValuesLeft } from '../use-values-left.ts'
import { checkProcedure, LONGEST_NOTES } from './procedure-values.ts'
import type { ProcedureValues } from './procedure-values.ts'
import { SameProcedure } from './SameProcedure.tsx'

/** The fields by their names in the contract. */
const wireNames = {
  name: 'name',
  date: 'date',
  body_site: 'bodySite',
  facility: 'facility',
  outcome: 'outcome',
  notes: 'notes',
} as const

/** Adds or changes a procedure (HEALTH-04). */
export function ProcedureForm(props: RecordFormProps<ProcedureValues, Procedure>) {
  const { patientId, initial, self, onCancel, label } = props
  const { t, locale } = useText('records')
  const { field } = t.records.procedures
  const { values, bind, shell } = useRecordForm({
    ...props,
    wireNames,
    check: (edited) => checkProcedure(edited),
  })
  const { left, leaving } = useValuesLeft(values, initial)
  const suggestions = useMemo(
    () =>
      sortedNames(
        Object.values(t.records.procedureNames).map((text) => text()),
        locale,
      ),
    [t, locale],
  )
  const [name, date] = [bind('name'), bind('date')]
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.records.shared.form.save()} onCancel={onCancel}>
      <TextField
        {...name}
        {...leaving(name)}
        label={field.name()}
        description={field.nameHelp()}
        required
        suggestions={suggestions}
        autoComplete="off"
      />
      <Stack gap="sm">
        <DateField
          {...date}
          {...leaving(date)}
          label={field.date()}
          description={field.dateHelp()}
          optional
        />
        <SameProcedure {...{ patientId, self }} name={left.name} date={left.date} />
      </Stack>
      <TextField
        {...bind('bodySite')}
        label={field.bodySite()}
        description={field.bodySiteHelp()}
        optional
        autoComplete="off"
      />
      <TextField {...bind('facility')} label={field.facility()} optional autoComplete="off" />
      <TextField {...bind('outcome')} label={field.outcome()} optional autoComplete="off" />
      <TextareaField {...bind('notes')} label={field.notes()} optional maxCharacters={LONGEST_NOTES} />
    </FormShell>
  )
}
