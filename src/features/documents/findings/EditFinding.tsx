import type { SuggestionOverrides } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import type { Finding } from './decisions.ts'
import { findingSchema, frequencies, routes, toFindingForm, toOverrides } from './finding-form.ts'

type Props = {
  /** The finding as detected. */
  finding: Finding
  current: Finding
  onApply: (overrides: SuggestionOverrides) => void
  onCancel: () => void
}

export function EditFinding({ finding, current, onApply, onCancel }: Props) {
  const { t } = useText('documents', 'records')
  const { results: texts } = t.documents
  const { frequency, route } = t.records.medications
  const { field, shell } = useAppForm({
    schema: findingSchema,
    defaultValues: toFindingForm(current),
    send: (checked) => Promise.resolve(toOverrides(finding, checked)),
    onSaved: onApply,
    failureText: () => undefined,
  })

  return (
    <FormShell
      {...shell}
      unsaved={false}
      aria-label={texts.editOf({ name: current.found.name })}
      submitLabel={texts.apply()}
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
          <TextField {...field('dose_text')} label={texts.fields.dose()} optional autoComplete="off" short />
          <SelectField
            {...field('frequency')}
            label={texts.fields.frequency()}
            optional
            options={optionsOf(frequencies, frequency)}
          />
          <SelectField
            {...field('route')}
            label={texts.fields.route()}
            optional
            options={optionsOf(routes, route)}
          />
          <DateField {...field('start_date')} label={texts.fields.start()} optional />
        </>
      ) : (
        <TextField
          {...field('diagnosis_year')}
          label={texts.fields.year()}
          optional
          autoComplete="off"
          short
        />
      )}
    </FormShell>
  )
}
