import { useMemo, useState } from 'react'
import type { Condition } from '#generated/model/index.ts'
import { conditionCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useRecordForm, type RecordFormProps } from '../use-record-form.ts'
import { conditionSuggestions } from './condition-names.ts'
import { conditionSchema, type ConditionChecked, type ConditionInput } from './condition-schema.ts'
import { conditionTypes } from './condition-type.ts'
import { DuplicateConditionWarning } from './DuplicateConditionWarning.tsx'

type Props = RecordFormProps<ConditionInput, ConditionChecked, Condition> & {
  /** One that was over is current again, in place of a new one. */
  onReactivate: (condition: Condition) => void
}

/** Adds or changes a condition (HEALTH-03). */
export function ConditionForm(props: Props) {
  const { patientId, defaultValues, self, onReactivate, onCancel, label } = props
  const { t, locale } = useText('records')
  const texts = t.records.conditions
  const { values, set, leave, field, shell } = useRecordForm({
    ...props,
    schema: conditionSchema,
    texts: { resolvedBefore: texts.resolvedBefore() },
    apiFieldNames: { code: 'name' },
  })
  const [nameLeft, setNameLeft] = useState(defaultValues.name)
  const [dropped, setDropped] = useState(false)
  const suggestions = useMemo(() => conditionSuggestions(t, locale), [t, locale])
  const name = field('name')
  const leaveName = () => {
    name.onBlur()
    setNameLeft(values.name)
  }
  const choose = (status: ConditionInput['status']) => {
    setDropped(status === 'active' && values.resolved_year !== '')
    set({ status, ...(status === 'active' && { resolved_year: '' }) })
  }
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.records.shared.form.save()} onCancel={onCancel}>
      <Stack gap="sm">
        <TextField
          {...name}
          label={texts.field.name()}
          description={texts.field.nameHelp()}
          required
          suggestions={suggestions}
          autoComplete="off"
          onBlur={leaveName}
        />
        <DuplicateConditionWarning
          {...{ patientId, self }}
          name={nameLeft}
          onReactivate={(condition) => leave(() => onReactivate(condition))}
        />
      </Stack>
      <TextField
        {...field('type')}
        label={texts.field.type()}
        description={texts.field.typeHelp()}
        optional
        suggestions={conditionTypes.map((type) => texts.type[type]())}
        autoComplete="off"
      />
      <NumberField
        {...field('diagnosis_year')}
        label={texts.field.diagnosisYear()}
        description={texts.field.yearHelp()}
        optional
        whole
      />
      <Stack gap="sm">
        <RadioField
          {...field('status')}
          label={texts.field.status()}
          required
          options={[
            { value: 'active', label: texts.status.active() },
            { value: 'resolved', label: texts.status.resolved() },
            { value: 'unknown', label: texts.status.unknown() },
          ]}
          onChange={choose}
        />
        <div role="status">{dropped && <Text tone="secondary">{texts.endDropped()}</Text>}</div>
      </Stack>
      {values.status !== 'active' && (
        <NumberField
          {...field('resolved_year')}
          label={texts.field.resolvedYear()}
          description={texts.field.yearHelp()}
          optional
          whole
        />
      )}
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        optional
        maxCharacters={conditionCreateNotesMax}
      />
    </FormShell>
  )
}
