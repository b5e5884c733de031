import { useState } from 'react'
import type { FormField, JourneyCondition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { wordsOf } from '../design/words-of.ts'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import styles from '../journey-editor.module.css'
import type { ConditionQuestion } from './condition-questions.ts'
import { conditionOn, operatorsFor, takesValue, withOperator, withValue } from './conditions.ts'

type Props = {
  pointer: string
  condition: JourneyCondition
  questions: readonly ConditionQuestion[]
  /** `question` is set when the question changed. */
  onChange: (condition: JourneyCondition, question?: ConditionQuestion) => void
}

/** The answer after which a step follows: question, operator, and a value of the question's type. */
export function Condition({ pointer, condition, questions, onChange }: Props) {
  const { t, locale } = useText('journeyEditor')
  const { problems } = useFields()
  const texts = t.journeyEditor.condition
  const { field: name, op } = condition
  const question = questions.find(({ field }) => field.key === name)
  const known = question ? operatorsFor(question.field) : []
  const operators = known.includes(op) ? known : [...known, op]
  const words = ({ field, from, step }: ConditionQuestion) => {
    const label = wordsOf(field.label, locale) || field.key
    if (from === 'own') return label
    if (from === 'start') return texts.ofStart({ question: label })
    const stepName = wordsOf(step.name, locale) || t.journeyEditor.step.unnamed()
    return from === 'score'
      ? texts.score({ step: stepName })
      : texts.ofStep({ question: label, step: stepName })
  }
  const options = questions.map((one) => ({ value: one.field.key, label: words(one) }))
  return (
    <div className={styles.condition}>
      <SelectField
        id={fieldIdOf(`${pointer}/field`)}
        label={texts.field()}
        empty={false}
        value={name}
        options={question ? options : [{ value: name, label: texts.gone({ name }) }, ...options]}
        error={problems[`${pointer}/field`]}
        onChange={(key) => {
          const chosen = questions.find(({ field }) => field.key === key)
          if (chosen) onChange(conditionOn(chosen.field, op), chosen)
        }}
      />
      <SelectField
        id={fieldIdOf(`${pointer}/op`)}
        label={texts.op()}
        empty={false}
        value={op}
        options={optionsOf(operators, texts.ops)}
        error={problems[`${pointer}/op`]}
        onChange={(value) => onChange(withOperator(condition, operators.find((one) => one === value) ?? op))}
      />
      {question && takesValue(op) && (
        <ConditionValue
          key={name}
          id={fieldIdOf(`${pointer}/value`)}
          condition={condition}
          field={question.field}
          error={problems[`${pointer}/value`]}
          onChange={(value) => onChange(withValue(condition, value))}
        />
      )}
    </div>
  )
}

type ConditionValueProps = {
  id: string
  condition: JourneyCondition
  field: FormField
  error: string | undefined
  onChange: (value: JourneyCondition['value'] | undefined) => void
}

function ConditionValue({ id, condition: { op, value }, field, error, onChange }: ConditionValueProps) {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const props = { id, label: texts.value(), error }
  const chosen = Array.isArray(value) ? value : value === undefined ? [] : [String(value)]
  switch (field.type) {
    case 'choice':
    case 'multi_choice': {
      const known = field.options.map((option) => ({
        value: option.value,
        label: wordsOf(option.label, locale) || option.value,
      }))
      const gone = chosen.filter((one) => known.every((option) => option.value !== one))
      const options = [...known, ...gone.map((one) => ({ value: one, label: texts.gone({ name: one }) }))]
      if (op === 'in')
        return <CheckboxGroupField {...props} options={options} value={chosen} onChange={onChange} />
      return (
        <SelectField
          {...props}
          options={options}
          value={chosen[0] ?? ''}
          onChange={(one) => onChange(one || undefined)}
        />
      )
    }
    case 'boolean':
    case 'consent':
      return (
        <SelectField
          {...props}
          value={chosen[0] ?? ''}
          options={[
            { value: 'true', label: texts.yes() },
            { value: 'false', label: texts.no() },
          ]}
          onChange={(one) => onChange(one === '' ? undefined : one === 'true')}
        />
      )
    case 'date':
    case 'partial_date':
      return <DateField {...props} value={chosen[0] ?? ''} onChange={(text) => onChange(text || undefined)} />
    default:
      return <TypedValue {...props} field={field} value={value} onChange={onChange} />
  }
}

type Value = JourneyCondition['value']

type TypedValueProps = {
  id: string
  label: string
  field: FormField
  value: Value | undefined
  error: string | undefined
  /** `undefined` when the input is not a valid answer of this type. */
  onChange: (value: Value | undefined) => void
}

/** A typed value: a number, time or text, depending on the question. */
function TypedValue({ field, value, error, onChange, ...rest }: TypedValueProps) {
  const { t, locale } = useText('journeyEditor')
  const shown = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState({
    text: locale === 'fr-ca' && typeof value === 'number' ? shown.replace('.', ',') : shown,
    value,
  })
  const text = typed.value === value ? typed.text : shown
  const isNumber = field.type === 'number' || field.type === 'scale'
  const read = (entered: string): Value | undefined => {
    if (isNumber) return parseNumber(entered, locale) ?? undefined
    if (field.type === 'time') return readTime(entered) ?? undefined
    return entered.trim() || undefined
  }
  const props = {
    ...rest,
    value: text,
    error:
      isNumber && text.trim() !== '' && value === undefined ? t.journeyEditor.condition.notNumber() : error,
    onChange: (entered: string) => {
      const next = read(entered)
      setTyped({ text: entered, value: next })
      onChange(next)
    },
  }
  if (isNumber) {
    const { min, max } = field
    const limits =
      min === undefined || max === undefined ? undefined : t.journeyEditor.condition.limits({ min, max })
    return <NumberField {...props} {...(limits && { description: limits })} />
  }
  if (field.type === 'time') return <TimeField {...props} />
  return <TextField {...props} autoComplete="off" maxLength={500} />
}
