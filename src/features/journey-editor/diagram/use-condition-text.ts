import type { JourneyCondition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ConditionQuestion } from '../conditions/condition-questions.ts'
import { takesValue } from '../conditions/conditions.ts'
import { wordsOf } from '../design/words-of.ts'

const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text

/** An answer in words: the labels of choices, and yes or no. */
export function useAnswerText() {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const valueText = (value: unknown, question: ConditionQuestion | undefined): string => {
    if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
    const field = question?.field
    const option = field && 'options' in field ? field.options.find((one) => one.value === value) : undefined
    return option ? wordsOf(option.label, locale) : String(value ?? '')
  }
  return (value: unknown, question: ConditionQuestion | undefined) =>
    list.format((Array.isArray(value) ? value : [value]).map((one) => valueText(one, question)))
}

/**
 * A condition in words, such as: “How much does it hurt?” is at least 7. With `maxLength`, a longer question is cut, and
 * the comparison and its value stay.
 */
export function useConditionText() {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const { diagram } = t.journeyEditor
  const answerText = useAnswerText()
  return (
    { field, op, value }: JourneyCondition,
    questions: readonly ConditionQuestion[],
    maxLength = Infinity,
  ): string => {
    const question = questions.find((one) => one.field.key === field)
    const label = shortened(question ? wordsOf(question.field.label, locale) : field, maxLength)
    const name =
      question?.from === 'score' ? texts.score({ step: label }) : diagram.question({ question: label })
    return takesValue(op)
      ? diagram.compared({
          question: name,
          op: texts.ops[op](),
          value: answerText(value, question),
        })
      : diagram.alone({ question: name, op: texts.ops[op]() })
  }
}
