import { familyHistoryCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { IllnessFields } from './IllnessFields.tsx'
import { relations } from './queries.ts'
import { useFamilyForm, type FamilyFormOptions } from './use-family-form.ts'

type Props = FamilyFormOptions & {
  patientId: string
  /** The id of the edited entry, which is a single illness. */
  self?: string
  label: string
  onCancel: () => void
  /** One entry for one illness, written where the person's records can't be read. */
  single?: boolean
}

/** The form of one relative with their illnesses (HEALTH-06). */
export function FamilyForm({ patientId, self, label, onCancel, single = false, ...options }: Props) {
  const { t } = useText('records')
  const form = useFamilyForm(options)
  const { values, field, shell } = form
  const texts = t.records.familyHistory
  return (
    <FormShell {...shell} inQuery inReach={inReach} aria-label={label} onCancel={onCancel}>
      <Alert kind="info" role="none">
        {texts.privacy()}
      </Alert>
      <SelectField
        {...field('relation')}
        label={texts.field.relation()}
        required
        options={relations.map((value) => ({ value, label: texts.relation[value]() }))}
      />
      <CheckboxField {...field('noneKnown')} label={texts.field.noneKnown()} />
      {!values.noneKnown && <IllnessFields {...{ form, patientId, self, single }} />}
      <RadioField
        {...field('is_deceased')}
        label={texts.field.isDeceased()}
        options={lives.map((value) => ({ value, label: texts.field[lifeText[value]]() }))}
      />
      {values.is_deceased === 'died' && (
        <NumberField
          {...field('age_at_death')}
          label={texts.field.ageAtDeath()}
          description={texts.field.ageHint()}
          optional
          whole
        />
      )}
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        description={texts.field.notesHint()}
        optional
        maxCharacters={familyHistoryCreateNotesMax}
      />
    </FormShell>
  )
}

const lives = ['alive', 'died', ''] as const
const lifeText = { alive: 'alive', died: 'died', '': 'notSaid' } as const
