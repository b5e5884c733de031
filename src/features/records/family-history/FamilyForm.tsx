import { familyHistoryCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import type { FamilyInput } from './family-rules.ts'
import { IllnessFields } from './IllnessFields.tsx'
import { relations } from './queries.ts'
import type { FamilyForm as Form } from './use-family-form.ts'

type Props = {
  form: Form
  patientId: string
  /** The entry that is being changed: it is one illness. */
  self?: string
  label: string
  onCancel: () => void
}

/** One relative, with all that is known of their illnesses (HEALTH-06). */
export function FamilyForm({ form, patientId, self, label, onCancel }: Props) {
  const { t } = useText('records')
  const { values, set, field, shell } = form
  const texts = t.records.familyHistory
  return (
    <FormShell
      {...shell}
      inQuery
      aria-label={label}
      submitLabel={t.records.shared.form.save()}
      onCancel={onCancel}
    >
      <Alert kind="info" role="none">
        {texts.privacy()}
      </Alert>
      <SelectField
        {...field('relation')}
        label={texts.field.relation()}
        required
        value={values.relation}
        options={relations.map((value) => ({ value, label: texts.relation[value]() }))}
        onChange={(relation) => set({ relation })}
      />
      <CheckboxField
        id={form.idOf('noneKnown')}
        label={texts.field.noneKnown()}
        value={values.noneKnown}
        onChange={(noneKnown) => set({ noneKnown })}
      />
      {!values.noneKnown && <IllnessFields {...{ form, patientId, self }} />}
      <RadioField
        id={form.idOf('life')}
        label={texts.field.isDeceased()}
        value={values.life}
        options={lives.map((value) => ({ value, label: texts.field[lifeText[value]]() }))}
        onChange={(life: FamilyInput['life']) => set({ life })}
      />
      {values.life === 'died' && (
        <NumberField
          {...field('ageAtDeath')}
          label={texts.field.ageAtDeath()}
          description={texts.field.ageHint()}
          optional
          whole
          value={values.ageAtDeath}
          onChange={(ageAtDeath) => set({ ageAtDeath })}
        />
      )}
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        description={texts.field.notesHint()}
        optional
        maxCharacters={familyHistoryCreateNotesMax}
        value={values.notes}
        onChange={(notes) => set({ notes })}
      />
    </FormShell>
  )
}

const lives = ['alive', 'died', ''] as const
const lifeText = { alive: 'alive', died: 'died', '': 'notSaid' } as const
