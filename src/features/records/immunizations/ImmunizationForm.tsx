import { useMemo } from 'react'
import type { Immunization } from '#generated/model/index.ts'
import {
  immunizationCreateNotesMax,
  immunizationCreateReactionMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useRecordForm, type RecordFormProps } from '../use-record-form.ts'
import { useBlurredFields } from '../use-blurred-fields.ts'
import {
  immunizationSchema,
  type ImmunizationChecked,
  type ImmunizationInput,
} from './immunization-schema.ts'
import { DuplicateImmunizationWarning } from './DuplicateImmunizationWarning.tsx'
import { vaccineSuggestions } from './vaccine-names.ts'

type Props = RecordFormProps<ImmunizationInput, ImmunizationChecked, Immunization>

/** Adds or changes a dose of a vaccine (HEALTH-02). */
export function ImmunizationForm(props: Props) {
  const { patientId, defaultValues, self, onCancel, label } = props
  const { t, locale } = useText('records')
  const texts = t.records.immunizations
  const { values, field, shell } = useRecordForm({
    ...props,
    schema: immunizationSchema,
    texts: { nextBefore: texts.nextBefore() },
    apiFieldNames: { vaccine_code: 'vaccine_name' },
  })
  const { left, leaving } = useBlurredFields(values, defaultValues)
  const suggestions = useMemo(() => vaccineSuggestions(t, locale), [t, locale])
  const name = field('vaccine_name')
  const date = field('date_received')
  const dose = field('dose_number')
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.records.shared.form.save()} onCancel={onCancel}>
      <TextField
        {...name}
        {...leaving(name)}
        label={texts.field.name()}
        description={texts.field.nameHelp()}
        required
        suggestions={suggestions}
        autoComplete="off"
      />
      <DateField
        {...date}
        {...leaving(date)}
        label={texts.field.date()}
        description={texts.field.dateHelp()}
        required
      />
      <Stack gap="sm">
        <NumberField
          {...dose}
          {...leaving(dose)}
          label={texts.field.doseNumber()}
          description={texts.field.doseHelp()}
          optional
          whole
        />
        <DuplicateImmunizationWarning
          {...{ patientId, self }}
          name={left.vaccine_name}
          date={left.date_received}
          doseNumber={left.dose_number}
        />
      </Stack>
      <TextareaField
        {...field('reaction')}
        label={texts.field.reaction()}
        description={texts.field.reactionHelp()}
        optional
        rows={3}
        maxCharacters={immunizationCreateReactionMax}
      />
      <TextField {...field('location')} label={texts.field.location()} optional autoComplete="off" />
      <TextField {...field('manufacturer')} label={texts.field.manufacturer()} optional autoComplete="off" />
      <TextField
        {...field('lot_number')}
        label={texts.field.lot()}
        description={texts.field.lotHelp()}
        optional
        short
        autoComplete="off"
      />
      <DateField
        {...field('next_dose_date')}
        label={texts.field.next()}
        description={texts.field.dateHelp()}
        optional
      />
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        optional
        maxCharacters={immunizationCreateNotesMax}
      />
    </FormShell>
  )
}
