import { useState } from 'react'
import type { Allergy } from '#generated/model/index.ts'
import { AllergyCategory, AllergyReaction, AllergySeverity, AllergyStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import { CheckboxGroupField } from '#src/ui/CheckboxGroupField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { DrawerAddress } from '../use-drawer-address.ts'
import { useRecordForm } from '../use-record-form.ts'
import { allergyProblems, LONGEST } from './allergy-rules.ts'
import type { AllergyInput } from './allergy-rules.ts'
import { SameAllergy } from './SameAllergy.tsx'
import { TakenMedication } from './TakenMedication.tsx'

/** The fields by their names in the contract. */
const wireNames = {
  allergen: 'allergen',
  category: 'category',
  reactions: 'reactions',
  reaction_text: 'reactionText',
  severity: 'severity',
  onset_year: 'onsetYear',
  status: 'status',
  notes: 'notes',
} as const

type Props = {
  patientId: string
  initial: AllergyInput
  /** The record that is being changed. */
  self?: string
  send: (values: AllergyInput) => Promise<Allergy>
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  failed: string
  onSaved: (saved: Allergy) => void
  drawer: DrawerAddress
  label: string
}

/** Adds or changes an allergy (DATA-56). */
export function AllergyForm(props: Props) {
  const { patientId, initial, self, drawer, label } = props
  const { t } = useText('records')
  const texts = t.records.allergies
  const { field } = texts
  const { values, bind, shell } = useRecordForm<AllergyInput, Allergy>({
    ...props,
    wireNames,
    check: (edited) => allergyProblems(edited, localToday()),
  })
  const [allergenLeft, setAllergenLeft] = useState(initial.allergen)
  const allergen = bind('allergen')
  return (
    <FormShell
      {...shell}
      inQuery
      aria-label={label}
      submitLabel={t.records.shared.form.save()}
      onCancel={drawer.close}
    >
      <Stack gap="sm">
        <TextField
          {...allergen}
          label={field.allergen()}
          description={field.allergenHint()}
          required
          autoComplete="off"
          onBlur={() => {
            allergen.onBlur()
            setAllergenLeft(values.allergen)
          }}
        />
        <SameAllergy {...{ patientId, self, drawer }} allergen={allergenLeft} />
        {values.category === 'medication' && <TakenMedication {...{ patientId }} allergen={allergenLeft} />}
      </Stack>
      <RadioField
        {...bind('category')}
        label={field.category()}
        required
        options={Object.values(AllergyCategory).map((value) => ({ value, label: texts.category[value]() }))}
      />
      <CheckboxGroupField
        {...bind('reactions')}
        label={field.reactions()}
        description={field.reactionsHint()}
        required
        options={Object.values(AllergyReaction).map((value) => ({
          value,
          label: texts.reaction[value](),
          help: value === 'hives' || value === 'anaphylaxis' ? texts.reactionHint[value]() : undefined,
        }))}
      />
      {values.reactions.includes('other') && (
        <TextField {...bind('reactionText')} label={field.reactionText()} required autoComplete="off" />
      )}
      <RadioField
        {...bind('severity')}
        label={field.severity()}
        required
        options={Object.values(AllergySeverity).map((value) => ({
          value,
          label: texts.severity[value](),
          help: value === 'unknown' ? undefined : texts.severityHint[value](),
        }))}
      />
      <NumberField
        {...bind('onsetYear')}
        label={field.onsetYear()}
        description={field.onsetHint()}
        optional
        whole
      />
      {self !== undefined && (
        <RadioField
          {...bind('status')}
          label={field.status()}
          required
          options={Object.values(AllergyStatus).map((value) => ({ value, label: texts.status[value]() }))}
        />
      )}
      <TextareaField
        {...bind('notes')}
        label={field.notes()}
        description={field.notesHint()}
        optional
        maxCharacters={LONGEST.notes}
      />
    </FormShell>
  )
}
