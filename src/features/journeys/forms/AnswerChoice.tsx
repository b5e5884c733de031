import type { FormField } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/RadioField.tsx'
import type { Side } from './answer-differences.ts'
import { answerLines } from './answer-lines.ts'
import type { Answer } from './answers.ts'
import { LocalText } from './LocalText.tsx'
import { questionId } from './question-id.ts'

type Props = {
  field: FormField
  here: Answer | undefined
  there: Answer | undefined
  value: Side | undefined
  onChange: (side: Side) => void
  error: string | undefined
}

/** One question that was answered differently in two places: which answer stays? */
export function AnswerChoice({ field, here, there, value, onChange, error }: Props) {
  const { t, locale } = useText('forms')
  const format = useFormat()
  const texts = t.forms.conflict
  const words = (answer: Answer | undefined) =>
    answerLines(field, answer, { t, locale, format })
      .map(({ text }) => text)
      .join('; ') || t.forms.answer.none()
  return (
    <RadioField
      id={questionId(`choice.${field.key}`)}
      label={<LocalText text={field.label} />}
      value={value}
      onChange={(side) => onChange(side === 'there' ? 'there' : 'here')}
      options={[
        { value: 'here', label: texts.fromHere({ answer: words(here) }) },
        { value: 'there', label: texts.fromThere({ answer: words(there) }) },
      ]}
      error={error}
    />
  )
}
