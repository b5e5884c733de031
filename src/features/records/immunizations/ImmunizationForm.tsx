import { useMemo } from 'react'
import type { Immunization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { RecordFormProps } from '../record-form-props.ts'
import { useRecordForm } from '../use-record-form.ts'
import { useValuesLeft } from '../use-values-left.ts'
import { checkImmunization, LONGEST_NOTES, LONGEST_REACTION } from './immunization-values.ts'
import type { ImmunizationValues } from './immunization-values.ts'
import { SameImmunization } from './SameImmunization.tsx'
import { vaccineSuggestions } from './vaccine-names.ts'

/** The fields by their names in the contract. */
const wireNames = {
  vaccine_name: 'name',
  vaccine_code: 'name',
  date_received: 'date',
  dose_number: 'doseNumber',
  lot_number: 'lot',
  manufacturer: 'manufacturer',
  location: 'location',
  next_dose_date: 'next',
  reaction: 'reaction',
  notes: 'notes',
} as const

/** Adds or changes a dose of a vaccine (HEALTH-02). */
export function ImmunizationForm(props: RecordFormProps<ImmunizationValues, Immunization>) {
  const { patientId, initial, self, onCancel, label } = props
  const { t, locale } = useText('records')
  const texts = t.records.immunizations
  const { field } = texts
  const { values, bind, shell } = useRecordForm({
    ...props,
    wireNames,
    check: (edited) => checkImmunization(edited, texts.nextBefore()),
  })
  const { left, leaving } = useValuesLeft(values, initial)
  const suggestions = useMemo(() => vaccineSuggestions(t, locale), [t, locale])
  const [name, date, doseNumber] = [bind('name'), bind('date'), bind('doseNumber')]
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
      <DateField {...date} {...leaving(date)} label={field.date()} description={field.dateHelp()} required />
      <Stack gap="sm">
        <NumberField
          {...doseNumber}
          {...leaving(doseNumber)}
          label={field.doseNumber()}
          description={field.doseHelp()}
          optional
          whole
        />
        <SameImmunization
          {...{ patientId, self }}
          name={left.name}
          date={left.date}
          doseNumber={left.doseNumber}
        />
      </Stack>
      <TextareaField
        {...bind('reaction')}
        label={field.reaction()}
        description={field.reactionHelp()}
        optional
        rows={3}
        maxCharacters={LONGEST_REACTION}
      />
      <TextField {...bind('location')} label={field.location()} optional autoComplete="off" />
      <TextField {...bind('manufacturer')} label={field.manufacturer()} optional autoComplete="off" />
      <TextField
        {...bind('lot')}
        label={field.lot()}
        description={field.lotHelp()}
        optional
        short
        autoComplete="off"
      />
      <DateField {...bind('next')} label={field.next()} description={field.dateHelp()} optional />
      <TextareaField {...bind('notes')} label={field.notes()} optional maxCharacters={LONGEST_NOTES} />
    </FormShell>
  )
}
