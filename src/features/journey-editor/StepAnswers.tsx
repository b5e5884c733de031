import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import { NamesField } from './NamesField.tsx'
import type { StepPartProps } from './step-props.ts'

/** What becomes of the answers of a step, and which the record gives beforehand. */
export function StepAnswers({ step, place, onChange }: StepPartProps) {
  const { t } = useText('journeyEditor')
  const { problems } = useEditing()
  const texts = t.journeyEditor.answers
  if (step.form === null) return null
  const firstOf = (part: string) =>
    Object.entries(problems).find(([key]) => key === place(part) || key.startsWith(`${place(part)}/`))?.[1]
  const score = step.score ?? { variable: '', of: [] }
  const setScore = (part: Partial<typeof score>) => {
    const next = { ...score, ...part }
    onChange({ score: next.variable === '' && next.of.length === 0 ? null : next })
  }
  return (
    <>
      <NamesField
        id={fieldIdOf(place('variables'))}
        label={texts.variables()}
        description={texts.variablesHelp()}
        value={step.variables}
        error={firstOf('variables')}
        onChange={(variables) => onChange({ variables })}
      />
      <TextField
        id={fieldIdOf(place('score'))}
        label={texts.score()}
        description={texts.scoreHelp()}
        optional
        autoComplete="off"
        maxLength={100}
        value={score.variable}
        error={firstOf('score')}
        onChange={(variable) => setScore({ variable: variable.trim() })}
      />
      <NamesField
        id={fieldIdOf(place('score/of'))}
        label={texts.scoreOf()}
        value={score.of}
        onChange={(of) => setScore({ of })}
      />
      <NamesField
        id={fieldIdOf(place('prefill'))}
        label={texts.prefill()}
        description={texts.prefillHelp()}
        value={step.prefill.map(({ field }) => field)}
        error={firstOf('prefill')}
        onChange={(fields) => onChange({ prefill: fields.map((field) => ({ field, source: 'email' })) })}
      />
    </>
  )
}
