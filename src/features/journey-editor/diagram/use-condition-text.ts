import type { JourneyCondition, JourneyCourseQuestion } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { takesValue } from '../conditions/conditions.ts'

const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text

/** An answer in words: the labels of choices, and yes or no. */
export function useAnswerText() {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const valueText = (value: unknown, question: JourneyCourseQuestion | null): string => {
    if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
    const option = question?.options.find((one) => one.value === value)
    return option?.label ?? String(value ?? '')
  }
  return (value: unknown, question: JourneyCourseQuestion | null) =>
    list.format((Array.isArray(value) ? value : [value]).map((one) => valueText(one, question)))
}

/**
 * A condition in words, such as: “How much does it hurt?” is at least 7. With `maxLength`, a longer question is cut, and
 * the comparison and its value stay.
 */
export function useConditionText() {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const { diagram } = t.journeyEditor
  const answerText = useAnswerText()
  return (
    { field, op, value }: JourneyCondition,
    question: JourneyCourseQuestion | null,
    maxLength = Infinity,
  ): string => {
    const label = shortened(question?.label ?? field, maxLength)
    const name = question?.is_score ? texts.score({ step: label }) : diagram.question({ question: label })
    return takesValue(op)
      ? diagram.compared({
          question: name,
          op: texts.ops[op](),
          value: answerText(value, question),
        })
      : diagram.alone({ question: name, op: texts.ops[op]() })
  }
}
