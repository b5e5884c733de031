import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  type Allergy,
  AllergyCategory,
  AllergyReaction,
  AllergySeverity,
  AllergyStatus,
} from '#generated/model/index.ts'
import { allergyCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { inOrder, type RecordInputs } from '../record/record.ts'
import { type RecordFormProps, useRecordForm } from '../form/use-record-form.ts'
import { type AllergyChecked, type AllergyInput, allergySchema } from './allergy-schema.ts'
import { duplicateOf, takenMedication } from './allergy-rules.ts'
import { currentMedications, similarAllergies } from './queries.ts'

type Props = RecordFormProps<AllergyInput, AllergyChecked, Allergy> & {
  /** Where a duplicate opens; without it, nothing is compared with the person's records. */
  drawer?: DrawerAddress
}

/** Adds or edits an allergy (DATA-56). */
export function AllergyForm(props: Props) {
  const { patientId, defaultValues, self, drawer } = props
  const { t } = useText('records')
  const texts = t.records.allergies
  const { values, field, shell } = useRecordForm({ ...props, inQuery: true, schema: allergySchema })
  const [allergenLeft, setAllergenLeft] = useState(defaultValues.allergen)
  const allergen = field('allergen')
  const inputs = {
    allergen: (
      <Stack gap="sm">
        <TextField
          {...allergen}
          label={texts.field.allergen()}
          description={texts.field.allergenHint()}
          required
          autoComplete="off"
          onBlur={() => {
            allergen.onBlur()
            setAllergenLeft(values.allergen)
          }}
        />
        {drawer && <DuplicateAllergyWarning {...{ patientId, self, drawer }} allergen={allergenLeft} />}
        {drawer && values.category === 'medication' && (
          <TakenMedication {...{ patientId }} allergen={allergenLeft} />
        )}
      </Stack>
    ),
    code: notHere("people don't type codes"),
    category: (
      <RadioField
        {...field('category')}
        label={texts.field.category()}
        required
        options={Object.values(AllergyCategory).map((value) => ({ value, label: texts.category[value]() }))}
      />
    ),
    reactions: (
      <CheckboxGroupField
        {...field('reactions')}
        label={texts.field.reactions()}
        description={texts.field.reactionsHint()}
        required
        options={Object.values(AllergyReaction).map((value) => ({
          value,
          label: texts.reaction[value](),
          help: value === 'hives' || value === 'anaphylaxis' ? texts.reactionHint[value]() : undefined,
        }))}
      />
    ),
    reaction_text: values.reactions.includes('other') && (
      <TextField {...field('reaction_text')} label={texts.field.reactionText()} required autoComplete="off" />
    ),
    severity: (
      <RadioField
        {...field('severity')}
        label={texts.field.severity()}
        required
        options={Object.values(AllergySeverity).map((value) => ({
          value,
          label: texts.severity[value](),
          help: value === 'unknown' ? undefined : texts.severityHint[value](),
        }))}
      />
    ),
    onset_year: (
      <NumberField
        {...field('onset_year')}
        label={texts.field.onsetYear()}
        description={texts.field.onsetHint()}
        optional
        whole
      />
    ),
    status: self !== undefined && (
      <RadioField
        {...field('status')}
        label={texts.field.status()}
        required
        options={Object.values(AllergyStatus).map((value) => ({ value, label: texts.status[value]() }))}
      />
    ),
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        description={texts.field.notesHint()}
        optional
        maxCharacters={allergyCreateNotesMax}
      />
    ),
  } satisfies RecordInputs<Allergy>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
    </FormShell>
  )
}

type DuplicateAllergyWarningProps = {
  patientId: string
  allergen: string
  /** The id of the edited record, which is no duplicate of itself. */
  self: string | undefined
  drawer: DrawerAddress
}

/** Warns that an allergy is already in the list; does not block saving. */
function DuplicateAllergyWarning({ patientId, allergen, self, drawer }: DuplicateAllergyWarningProps) {
  const { t } = useText('records')
  const wanted = allergen.trim()
  const { data } = useQuery({ ...similarAllergies(patientId, wanted), enabled: wanted.length >= 2 })
  const found = duplicateOf(wanted, data?.results ?? [], self)
  if (!found) return null
  const texts = t.records.allergies
  const name = found.allergen
  return (
    <Alert kind="warning" role="status">
      <p>{found.isPast ? texts.duplicatePast({ name }) : texts.duplicate({ name })}</p>
      <TextLink to={drawer.editTo(found.id)} state={drawer.linkState} replace>
        {t.records.shared.duplicate.open({ name })}
      </TextLink>
    </Alert>
  )
}

type TakenMedicationProps = { patientId: string; allergen: string }

/** Warns that the person takes a medication they react to (2.8); does not block saving. */
function TakenMedication({ patientId, allergen }: TakenMedicationProps) {
  const { t } = useText('records')
  const { data } = useQuery(currentMedications(patientId))
  const medication = takenMedication(
    allergen,
    (data?.results ?? []).map(({ name }) => name),
  )
  if (medication === undefined) return null
  return (
    <Alert kind="warning" role="status">
      {t.records.allergies.takesIt({ medication })}
    </Alert>
  )
}
