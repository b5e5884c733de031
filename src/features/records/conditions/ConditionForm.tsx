import { useMemo, useState } from 'react'
import type { Condition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { RecordFormProps } from '../record-form-props.ts'
import { useRecordForm } from '../use-record-form.ts'
import { conditionSuggestions } from './condition-names.ts'
import { conditionTypes } from './condition-type.ts'
import { checkCondition, LONGEST_NOTES } from './condition-values.ts'
import type { ConditionValues } from './condition-values.ts'
import { SameCondition } from './SameCondition.tsx'

/** The fields by their names in the contract. */
const wireNames = {
  name: 'name',
  code: 'name',
  type: 'type',
  status: 'status',
  diagnosis_year: 'diagnosisYear',
  resolved_year: 'resolvedYear',
  notes: 'notes',
} as const

type Props = RecordFormProps<ConditionValues, Condition> & {
  /** One that was over is current again, in place of a new one. */
  onAgain: (condition: Condition) => void
}

/** Adds or changes a condition (HEALTH-03). */
export function ConditionForm(props: Props) {
  const { patientId, initial, self, onAgain, onCancel, label } = props
  const { t, locale } = useText('records')
  const texts = t.records.conditions
  const { field } = texts
  const { values, set, leave, bind, shell } = useRecordForm({
    ...props,
    wireNames,
    check: (edited) => checkCondition(edited, texts.resolvedBefore()),
  })
  const [nameLeft, setNameLeft] = useState(initial.name)
  const [dropped, setDropped] = useState(false)
  const suggestions = useMemo(() => conditionSuggestions(t, locale), [t, locale])
  const name = bind('name')
  const leaveName = () => {
    name.onBlur()
    setNameLeft(values.name)
  }
  const choose = (status: string) => {
    setDropped(status === 'active' && values.resolvedYear !== '')
    set({ status, ...(status === 'active' && { resolvedYear: '' }) })
  }
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.records.shared.form.save()} onCancel={onCancel}>
      <Stack gap="sm">
        <TextField
          {...name}
          label={field.name()}
          description={field.nameHelp()}
          required
          suggestions={suggestions}
          autoComplete="off"
          onBlur={leaveName}
        />
        <SameCondition
          {...{ patientId, self }}
          name={nameLeft}
          onAgain={(condition) => leave(() => onAgain(condition))}
        />
      </Stack>
      <TextField
        {...bind('type')}
        label={field.type()}
        description={field.typeHelp()}
        optional
        suggestions={conditionTypes.map((type) => texts.type[type]())}
        autoComplete="off"
      />
      <NumberField
        {...bind('diagnosisYear')}
        label={field.diagnosisYear()}
        description={field.yearHelp()}
        optional
        whole
      />
      <Stack gap="sm">
        <RadioField
          {...bind('status')}
          label={field.status()}
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
          {...bind('resolvedYear')}
          label={field.resolvedYear()}
          description={field.yearHelp()}
          optional
          whole
        />
      )}
      <TextareaField {...bind('notes')} label={field.notes()} optional maxCharacters={LONGEST_NOTES} />
    </FormShell>
  )
}
