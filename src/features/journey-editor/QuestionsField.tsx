import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/CheckboxGroupField.tsx'
import { wordsOf } from './words-of.ts'

type Props = {
  id: string
  label: string
  error?: string | undefined
  questions: readonly FormField[]
  /** The keys of the chosen questions. */
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Chooses questions of a form. Renders nothing when there is none to choose and none chosen. */
export function QuestionsField({ questions, value, ...field }: Props) {
  const { t, locale } = useText('journeyEditor')
  const known = questions.map(({ key, label }) => ({ value: key, label: wordsOf(label, locale) || key }))
  const gone = value
    .filter((key) => known.every((one) => one.value !== key))
    .map((key) => ({ value: key, label: t.journeyEditor.condition.gone({ name: key }) }))
  const options = [...known, ...gone]
  if (options.length === 0) return null
  return <CheckboxGroupField {...field} optional inColumns options={options} value={value} />
}
