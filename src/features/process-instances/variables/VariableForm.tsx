import { useEffect, useState } from 'react'
import type { VariableValue } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { type Draft, draftAs, isName, kinds, parseDraft } from './typed-value.ts'
import type { VariableDraft } from './use-drafts.ts'

type Props = {
  draft: VariableDraft
  /** A new variable, whose name is typed too. */
  isNew: boolean
  /** Returned here from the confirmation. */
  isBack: boolean
  /** Names in use. */
  taken: readonly string[]
  onChange: (draft: VariableDraft) => void
  /** Called with the parsed value, to confirm it. */
  onRead: (value: VariableValue) => void
  onDiscard: () => void
}

export function VariableForm({ draft, isNew, isBack, taken, onChange, onRead, onDiscard }: Props) {
  const { t } = useText('instances')
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // The pressed back button is gone.
    if (isBack) document.getElementById('variable-kind')?.focus()
  }, [isBack])
  const texts = t.instances.edit
  const parsed = parseDraft(draft)
  const name = draft.name.trim()
  const nameProblem = isName(name) ? (taken.includes(name) ? 'taken' : undefined) : 'name'
  const problems = [
    ...(isNew && nameProblem ? [{ fieldId: 'variable-name', message: texts.problem[nameProblem]() }] : []),
    ...('problem' in parsed ? [{ fieldId: 'variable-value', message: texts.problem[parsed.problem]() }] : []),
  ]
  const errorOf = (id: string) =>
    isSent ? problems.find(({ fieldId }) => fieldId === id)?.message : undefined
  const submit = () => {
    setSent(true)
    if (problems.length === 0 && 'value' in parsed) onRead(parsed.value)
  }
  return (
    <FormShell
      aria-label={texts.form()}
      submitLabel={texts.check()}
      cancelLabel={texts.discard()}
      pending={false}
      submitError={undefined}
      problems={isSent ? problems : []}
      onSubmit={submit}
      onCancel={onDiscard}
    >
      <Stack gap="md">
        {isNew && (
          <TextField
            id="variable-name"
            label={texts.name()}
            description={texts.help.name()}
            required
            value={draft.name}
            onChange={(text) => onChange({ ...draft, name: text })}
            autoComplete="off"
            maxLength={100}
            error={errorOf('variable-name')}
          />
        )}
        <SelectField
          id="variable-kind"
          label={texts.kind()}
          empty={false}
          value={draft.kind}
          options={optionsOf(kinds, t.instances.variables.kind)}
          onChange={(text) => {
            const kind = kinds.find((one) => one === text)
            if (kind) onChange({ ...draftAs(kind, draft), name: draft.name })
          }}
        />
        <ValueField
          id="variable-value"
          draft={draft}
          onChange={(text) => onChange({ ...draft, text })}
          error={errorOf('variable-value')}
        />
      </Stack>
    </FormShell>
  )
}

type ValueFieldProps = {
  id: string
  draft: Draft
  onChange: (text: string) => void
  error: string | undefined
}

function ValueField({ id, draft: { kind, text }, onChange, error }: ValueFieldProps) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  const shared = { id, label: texts.value(), error, onChange }
  switch (kind) {
    case 'text':
      return <TextareaField {...shared} value={text} rows={2} description={texts.help.text()} />
    case 'number':
      return (
        <TextField
          {...shared}
          required
          value={text}
          inputMode="decimal"
          autoComplete="off"
          description={texts.help.number()}
        />
      )
    case 'boolean':
      return (
        <RadioField
          {...shared}
          required
          value={text}
          options={[
            { value: 'true', label: texts.yes() },
            { value: 'false', label: texts.no() },
          ]}
        />
      )
    case 'date':
      return <DateField {...shared} required value={text} description={texts.help.date()} />
    case 'json':
      return (
        <TextareaField
          {...shared}
          required
          value={text}
          rows={6}
          description={texts.help.json({ list: '["a", "b"]', example: '{"side": "left"}' })}
        />
      )
    case 'null':
      return <Text>{texts.help.null()}</Text>
  }
}
