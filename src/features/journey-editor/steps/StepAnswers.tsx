import type { FormField } from '#generated/model/index.ts'
import { journeyDesignScoreVariableMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { canBeKept } from '../conditions/condition-questions.ts'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import type { StepPartProps } from './step-props.ts'
import { wordsOf } from '../design/words-of.ts'

export function StepAnswers(props: StepPartProps) {
  const { t } = useText('journeyEditor')
  const { form } = props.step
  if (form === null) return null
  return (
    <Region title={t.journeyEditor.next.failed()} resetKey={form}>
      <Answers {...props} form={form} />
    </Region>
  )
}

/** Questions that can be scored: numbers, and choices with numeric values. */
const isScored = ({ type }: FormField) => type === 'number' || type === 'scale' || type === 'choice'

function Answers({ step, place, onChange, form }: StepPartProps & { form: string }) {
  const { t } = useText('journeyEditor')
  const { problems } = useFields()
  const texts = t.journeyEditor.answers
  const questions = useFormQuestions([form])(form)
  const scored = questions.filter((question) => !question.isScore && isScored(question))
  const firstOf = (part: string) =>
    Object.entries(problems).find(([key]) => key === place(part) || key.startsWith(`${place(part)}/`))?.[1]
  const score = step.score ?? { variable: '', of: [] }
  const setScore = (part: Partial<typeof score>) => {
    const next = { ...score, ...part }
    onChange({ score: next.variable === '' && next.of.length === 0 ? null : next })
  }
  return (
    <>
      <QuestionsField
        id={fieldIdOf(place('variables'))}
        label={texts.variables()}
        error={firstOf('variables')}
        questions={questions.filter(canBeKept)}
        value={step.variables}
        onChange={(variables) => onChange({ variables })}
      />
      {(scored.length > 0 || step.score) && (
        <TextField
          id={fieldIdOf(place('score'))}
          label={texts.score()}
          description={texts.scoreHelp()}
          optional
          autoComplete="off"
          maxLength={journeyDesignScoreVariableMax}
          value={score.variable}
          error={firstOf('score')}
          onChange={(variable) => setScore({ variable: variable.trim() })}
        />
      )}
      <QuestionsField
        id={fieldIdOf(place('score/of'))}
        label={texts.scoreOf()}
        questions={scored}
        value={score.of}
        onChange={(of) => setScore({ of })}
      />
      <QuestionsField
        id={fieldIdOf(place('prefill'))}
        label={texts.prefill()}
        error={firstOf('prefill')}
        questions={questions.filter(({ type }) => type === 'email')}
        value={step.prefill.map(({ field }) => field)}
        onChange={(fields) => onChange({ prefill: fields.map((field) => ({ field, source: 'email' })) })}
      />
    </>
  )
}

type Props = {
  id: string
  label: string
  error?: string | undefined
  questions: readonly FormField[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Chooses questions of a form. Renders nothing when there is none to choose and none chosen. */
function QuestionsField({ questions, value, ...field }: Props) {
  const { t, locale } = useText('journeyEditor')
  const known = questions.map(({ key, label }) => ({ value: key, label: wordsOf(label, locale) || key }))
  const gone = value
    .filter((key) => known.every((one) => one.value !== key))
    .map((key) => ({ value: key, label: t.journeyEditor.condition.gone({ name: key }) }))
  const options = [...known, ...gone]
  if (options.length === 0) return null
  return <CheckboxGroupField {...field} optional inColumns options={options} value={value} />
}
