import * as z from 'zod/mini'
import { useMemo, useState } from 'react'
import type { Condition, ConditionUpdate } from '#generated/model/index.ts'
import {
  ConditionCreate,
  conditionCreateNotesMax,
  ConditionStatus,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { line, optionalLine, optionalLines, optionalYear, rule } from '#src/form-kit/fields.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { inOrder, type RecordInputs } from '../record/record.ts'
import { type RecordFormProps, useRecordForm } from '../form/use-record-form.ts'
import { codeOfCondition, conditionSuggestions } from './condition-names.ts'
import { conditionTypes, typeFrom, typeText } from './condition-type.ts'
import { DuplicateConditionWarning } from './DuplicateConditionWarning.tsx'

const { name, type, notes } = ConditionCreate.shape

/** The form of a condition (DATA-50, VAL-35, VAL-38, VAL-48, VAL-49). */
export const conditionSchema = z
  .object({
    name: line(name),
    type: optionalLine(type),
    status: ConditionStatus,
    diagnosis_year: optionalYear,
    resolved_year: optionalYear,
    notes: optionalLines(notes),
  })
  .check(
    rule('resolvedBefore', 'resolved_year', ({ status, diagnosis_year: from, resolved_year: to }) =>
      status !== 'active' && typeof from === 'number' && typeof to === 'number' ? from <= to : true,
    ),
  )

export type ConditionInput = z.input<typeof conditionSchema>
export type ConditionChecked = z.output<typeof conditionSchema>

export const emptyCondition: ConditionInput = {
  name: '',
  type: '',
  status: 'active',
  diagnosis_year: '',
  resolved_year: '',
  notes: '',
}

export const toFormValues = (condition: Condition, t: Texts): ConditionInput => ({
  name: condition.name,
  type: condition.type === null ? '' : typeText(condition.type, t),
  status: condition.status,
  diagnosis_year: String(condition.diagnosis_year ?? ''),
  resolved_year: String(condition.resolved_year ?? ''),
  notes: condition.notes ?? '',
})

/** Converts the form to a request: codes for known names and types, and the end year only if there is one. */
export const toRequest = (checked: ConditionUpdate & { name: string }, t: Texts) =>
  ({
    ...checked,
    code: codeOfCondition(checked.name, t),
    type: typeFrom(checked.type, t),
    resolved_year: checked.status === 'active' ? null : checked.resolved_year,
  }) satisfies ConditionUpdate

type Props = RecordFormProps<ConditionInput, ConditionChecked, Condition>

/** Adds or edits a condition (HEALTH-03). */
export function ConditionForm(props: Props) {
  const { patientId, defaultValues, self, onReactivate, noDuplicateCheck } = props
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
  const inputs = {
    name: (
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
        {!noDuplicateCheck && (
          <DuplicateConditionWarning
            {...{ patientId, self }}
            name={nameLeft}
            onReactivate={(condition) => leave(() => onReactivate?.(condition))}
          />
        )}
      </Stack>
    ),
    code: notHere('follows from the name'),
    type: (
      <TextField
        {...field('type')}
        label={texts.field.type()}
        description={texts.field.typeHelp()}
        optional
        suggestions={conditionTypes.map((type) => texts.type[type]())}
        autoComplete="off"
      />
    ),
    diagnosis_year: (
      <NumberField
        {...field('diagnosis_year')}
        label={texts.field.diagnosisYear()}
        description={texts.field.yearHelp()}
        optional
        whole
      />
    ),
    status: (
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
    ),
    resolved_year: values.status !== 'active' && (
      <NumberField
        {...field('resolved_year')}
        label={texts.field.resolvedYear()}
        description={texts.field.yearHelp()}
        optional
        whole
      />
    ),
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        optional
        maxCharacters={conditionCreateNotesMax}
      />
    ),
  } satisfies RecordInputs<Condition>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
    </FormShell>
  )
}
