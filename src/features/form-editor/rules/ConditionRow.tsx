import type { FormCondition, FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import styles from '../form-editor.module.css'
import { NumberProperty } from '../panels/NumberProperty.tsx'
import { conditionOf, faultOf, operatorsFor, takesValue } from './rules.ts'
import { anyWords, useNames } from '../texts/use-names.ts'

type Props = {
  id: string
  condition: FormCondition
  fields: readonly FormField[]
  number: number
  onChange: (condition: FormCondition, step?: string) => void
  onRemove: () => void
}

const DATES: readonly FormField['type'][] = ['date', 'partial_date', 'year', 'time']

export function ConditionRow({ id, condition, fields, number, onChange, onRemove }: Props) {
  const { t } = useText('formFields')
  const names = useNames()
  const texts = t.formFields.rule
  const field = fields.find(({ key }) => key === condition.field)
  const fault = faultOf(condition, fields)
  const known = field ? operatorsFor(field) : []
  const operators = known.includes(condition.op) ? known : [...known, condition.op]
  const opWord = (op: FormCondition['op']): string => {
    const isDate = field !== undefined && DATES.includes(field.type)
    return isDate && (op === 'gt' || op === 'gte' || op === 'lt' || op === 'lte')
      ? texts.opDate[op]()
      : texts.op[op]()
  }
  const questions = fields.map((one) => ({ value: one.key, label: names.question(one) }))

  function chooseQuestion(key: string) {
    const next = fields.find((one) => one.key === key)
    if (!next) return
    const ops = operatorsFor(next)
    onChange(
      conditionOf(next, ops.includes(condition.op) ? condition.op : (ops[0] ?? 'answered'), condition.value),
    )
  }
  function chooseOperator(op: string) {
    const next = operators.find((one) => one === op)
    if (field && next) onChange(conditionOf(field, next, condition.value))
  }

  return (
    <>
      <div className={styles.condition}>
        <SelectField
          id={id}
          label={texts.questionOf({ number })}
          empty={false}
          value={condition.field}
          onChange={chooseQuestion}
          options={
            field
              ? questions
              : [{ value: condition.field, label: texts.gone({ key: condition.field }) }, ...questions]
          }
        />
        <SelectField
          id={`${id}-op`}
          label={texts.operatorOf({ number })}
          empty={false}
          value={condition.op}
          onChange={chooseOperator}
          options={operators.map((op) => ({ value: op, label: opWord(op) }))}
        />
        {takesValue(condition.op) && (
          <ConditionValue
            id={`${id}-value`}
            label={texts.valueOf({ number })}
            condition={condition}
            field={field}
            onChange={(value) => onChange({ ...condition, value }, 'value')}
          />
        )}
        <Button variant="quiet" size="sm" aria-label={texts.removeOf({ number })} onClick={onRemove}>
          <IconTrash aria-hidden size="1.125rem" />
        </Button>
      </div>
      {fault && (
        <Alert kind="warning" role="none">
          {texts.fault[fault]()}
        </Alert>
      )}
    </>
  )
}

type Value = NonNullable<FormCondition['value']>

type ConditionValueProps = {
  id: string
  label: string
  condition: FormCondition
  /** The question of the condition; undefined if it was removed. */
  field: FormField | undefined
  onChange: (value: Value) => void
}

const YES = 'yes'

/** The value an answer is compared with, limited to possible answers. */
function ConditionValue({ id, label, condition: { op, value }, field, onChange }: ConditionValueProps) {
  const { t, locale } = useText('formFields')
  const texts = t.formFields.rule
  const text = Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value)

  if (field?.type === 'choice' || field?.type === 'multi_choice') {
    const own = field.options.map((option) => ({
      value: option.value,
      label: anyWords(option.label, locale) || option.value,
    }))
    const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
    const gone = chosen
      .filter((one) => own.every((option) => option.value !== one))
      .map((one) => ({ value: one, label: texts.goneOption({ value: one }) }))
    const options = [...own, ...gone]
    if (op === 'in')
      return <CheckboxGroupField {...{ id, label, options }} value={chosen} onChange={onChange} />
    return <SelectField {...{ id, label, options }} empty={false} value={text} onChange={onChange} />
  }
  switch (field?.type) {
    case 'boolean':
    case 'consent':
      return (
        <SelectField
          {...{ id, label }}
          empty={false}
          value={value === true ? YES : 'no'}
          onChange={(chosen) => onChange(chosen === YES)}
          options={[
            { value: YES, label: texts.yes() },
            { value: 'no', label: texts.no() },
          ]}
        />
      )
    case 'number':
    case 'scale':
      return (
        <NumberProperty
          {...{ id, label }}
          required
          value={typeof value === 'number' ? value : undefined}
          onChange={(number) => {
            if (number !== undefined) onChange(number)
          }}
        />
      )
    case 'date':
      return <DateField {...{ id, label }} value={text} onChange={onChange} />
    default:
      return (
        <TextField
          {...{ id, label }}
          autoComplete="off"
          value={text}
          onChange={(typed) => onChange(op === 'in' ? typed.split(/,\s*/) : typed)}
          readOnly={field === undefined}
        />
      )
  }
}
