import { useId, useState } from 'react'
import type { SuggestionOverrides } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import type { Finding } from './decisions.ts'
import { findingProblems, frequencies, overridesFrom, routes, valuesOfFinding } from './finding-values.ts'
import type { FindingValues } from './finding-values.ts'

type Props = {
  /** As it was found. */
  finding: Finding
  /** As it is set right so far. */
  current: Finding
  onApply: (overrides: SuggestionOverrides) => void
  onCancel: () => void
}

/** Sets right what was found, before it is accepted. */
export function EditFinding({ finding, current, onApply, onCancel }: Props) {
  const { t } = useText('documents', 'records', 'validation')
  const problemText = useProblemText()
  const id = useId()
  const [values, setValues] = useState(() => valuesOfFinding(current))
  const [checked, setChecked] = useState(false)
  const problems = findingProblems(values, localToday())
  const { results: texts } = t.documents
  const { frequency, route } = t.records.medications

  const field = (name: keyof FindingValues) => {
    const problem = problems[name]
    return {
      id: `${id}-${name}`,
      value: values[name],
      error: checked && problem ? problemText(problem) : undefined,
      onChange: (value: string) => setValues({ ...values, [name]: value }),
    }
  }
  const all = Object.keys(values).filter((name): name is keyof FindingValues => name in problems)

  function submit() {
    setChecked(true)
    if (Object.values(problems).some(Boolean)) return
    onApply(overridesFrom(finding, values))
  }

  return (
    <FormShell
      aria-label={texts.editOf({ name: current.found.name })}
      submitLabel={texts.apply()}
      pending={false}
      submitError={undefined}
      problems={all
        .map(field)
        .flatMap(({ id: fieldId, error }) => (error ? [{ fieldId, message: error }] : []))}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField {...field('name')} label={texts.fields.name()} required autoComplete="off" />
      {finding.kind === 'medication' ? (
        <>
          <TextField
            {...field('strength')}
            label={texts.fields.strength()}
            optional
            autoComplete="off"
            short
          />
          <TextField {...field('dose')} label={texts.fields.dose()} optional autoComplete="off" short />
          <SelectField
            {...field('frequency')}
            label={texts.fields.frequency()}
            optional
            options={frequencies.map((value) => ({ value, label: frequency[value]() }))}
          />
          <SelectField
            {...field('route')}
            label={texts.fields.route()}
            optional
            options={routes.map((value) => ({ value, label: route[value]() }))}
          />
          <DateField {...field('start')} label={texts.fields.start()} optional />
        </>
      ) : (
        <TextField {...field('year')} label={texts.fields.year()} optional autoComplete="off" short />
      )}
    </FormShell>
  )
}
