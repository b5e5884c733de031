import * as z from 'zod/mini'
import { useMemo } from 'react'
import type { Immunization, ImmunizationUpdate } from '#generated/model/index.ts'
import {
  ImmunizationCreate,
  immunizationCreateDoseNumberMax,
  immunizationCreateNotesMax,
  immunizationCreateReactionMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import {
  line,
  optionalLine,
  optionalLines,
  optionalRememberedDate,
  optionalWhole,
  rememberedDate,
  rule,
} from '#src/form-kit/fields.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { isBefore } from '#src/lib/dates/partial-date.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { inOrder, type RecordInputs } from '../record/record.ts'
import { MoreFields } from '../form/MoreFields.tsx'
import { type RecordFormProps, useRecordForm } from '../form/use-record-form.ts'
import { useBlurredFields } from '../form/use-blurred-fields.ts'
import { DuplicateImmunizationWarning } from './DuplicateImmunizationWarning.tsx'
import { codeOfVaccine, vaccineSuggestions } from './vaccine-names.ts'

const { vaccine_name, lot_number, manufacturer, location, reaction, notes } = ImmunizationCreate.shape

/** The form of a vaccine dose (DATA-49). */
export const immunizationSchema = z
  .object({
    vaccine_name: line(vaccine_name),
    date_received: rememberedDate(),
    dose_number: optionalWhole(1, immunizationCreateDoseNumberMax),
    reaction: optionalLines(reaction),
    location: optionalLine(location),
    manufacturer: optionalLine(manufacturer),
    lot_number: optionalLine(lot_number),
    next_dose_date: optionalRememberedDate({ mayBeAhead: true }),
    notes: optionalLines(notes),
  })
  .check(
    rule(
      'nextBefore',
      'next_dose_date',
      ({ date_received, next_dose_date }) => !isBefore(String(next_dose_date ?? ''), String(date_received)),
    ),
  )

export type ImmunizationInput = z.input<typeof immunizationSchema>
export type ImmunizationChecked = z.output<typeof immunizationSchema>

export const emptyImmunization: ImmunizationInput = {
  vaccine_name: '',
  date_received: '',
  dose_number: '',
  reaction: '',
  location: '',
  manufacturer: '',
  lot_number: '',
  next_dose_date: '',
  notes: '',
}

export const toFormValues = (immunization: Immunization): ImmunizationInput => ({
  vaccine_name: immunization.vaccine_name,
  date_received: immunization.date_received,
  dose_number: String(immunization.dose_number ?? ''),
  reaction: immunization.reaction ?? '',
  location: immunization.location ?? '',
  manufacturer: immunization.manufacturer ?? '',
  lot_number: immunization.lot_number ?? '',
  next_dose_date: immunization.next_dose_date ?? '',
  notes: immunization.notes ?? '',
})

type Required = Pick<ImmunizationChecked, 'vaccine_name' | 'date_received'>

/** Converts the form to a request; a known vaccine gets its code. */
export const toRequest = (checked: ImmunizationUpdate & Required, t: Texts) =>
  ({ ...checked, vaccine_code: codeOfVaccine(checked.vaccine_name, t) }) satisfies ImmunizationUpdate

/** The folded fields. */
const rareFields = ['reaction', 'location', 'manufacturer', 'lot_number', 'next_dose_date', 'notes'] as const

type Props = RecordFormProps<ImmunizationInput, ImmunizationChecked, Immunization>

/** Adds or edits a vaccine dose (HEALTH-02). */
export function ImmunizationForm(props: Props) {
  const { patientId, defaultValues, self, noDuplicateCheck } = props
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
  const rare = {
    reaction: (
      <TextareaField
        {...field('reaction')}
        label={texts.field.reaction()}
        description={texts.field.reactionHelp()}
        optional
        rows={3}
        maxCharacters={immunizationCreateReactionMax}
      />
    ),
    location: <TextField {...field('location')} label={texts.field.location()} optional autoComplete="off" />,
    manufacturer: (
      <TextField {...field('manufacturer')} label={texts.field.manufacturer()} optional autoComplete="off" />
    ),
    lot_number: (
      <TextField
        {...field('lot_number')}
        label={texts.field.lot()}
        description={texts.field.lotHelp()}
        optional
        short
        autoComplete="off"
      />
    ),
    next_dose_date: (
      <DateField
        {...field('next_dose_date')}
        label={texts.field.next()}
        description={texts.field.dateHelp()}
        optional
      />
    ),
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        optional
        maxCharacters={immunizationCreateNotesMax}
      />
    ),
  } satisfies Partial<RecordInputs<Immunization>>
  const inputs = {
    vaccine_name: (
      <TextField
        {...name}
        {...leaving(name)}
        label={texts.field.name()}
        description={texts.field.nameHelp()}
        required
        suggestions={suggestions}
        autoComplete="off"
      />
    ),
    vaccine_code: notHere('follows from the name'),
    date_received: (
      <DateField
        {...date}
        {...leaving(date)}
        label={texts.field.date()}
        description={texts.field.dateHelp()}
        required
      />
    ),
    dose_number: (
      <Stack gap="sm">
        <NumberField
          {...dose}
          {...leaving(dose)}
          label={texts.field.doseNumber()}
          description={texts.field.doseHelp()}
          optional
          whole
        />
        {!noDuplicateCheck && (
          <DuplicateImmunizationWarning
            {...{ patientId, self }}
            name={left.vaccine_name}
            date={left.date_received}
            doseNumber={left.dose_number}
          />
        )}
      </Stack>
    ),
  } satisfies Omit<RecordInputs<Immunization>, keyof typeof rare>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
      <MoreFields
        answers={rareFields.filter((one) => values[one] !== '').length}
        invalid={rareFields.some((one) => field(one).error !== undefined)}
      >
        {inOrder(rare)}
      </MoreFields>
    </FormShell>
  )
}
