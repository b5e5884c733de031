import type { FormCondition, FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { ConditionValue } from './ConditionValue.tsx'
import styles from '../form-editor.module.css'
import { conditionOf, faultOf, operatorsFor, takesValue } from './rules.ts'
import { useNames } from '../texts/use-names.ts'

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
