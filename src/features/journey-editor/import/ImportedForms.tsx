import { useId } from 'react'
import type {
  JourneyImportExisting,
  JourneyImportForm,
  JourneyImportMissingForm,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import styles from './import.module.css'
import type { FormChoices, ImportAction } from './use-form-choices.ts'

type Props = {
  found: { forms: readonly JourneyImportForm[]; missing_forms: readonly JourneyImportMissingForm[] }
  choices: FormChoices
}

/** The forms of a file, and what to do with each; then those that it lacks. */
export function ImportedForms({ found: { forms, missing_forms: missing }, choices }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  return (
    <>
      {forms.map((form) => (
        <ImportedForm
          key={form.key}
          form={form}
          action={choices.actionOf(form)}
          onChoose={(action) => choices.choose(form.key, action)}
        />
      ))}
      {missing.length > 0 && (
        <Alert kind="warning" title={texts.missing()}>
          <ul>
            {missing.map(({ key, name }) => (
              <li key={key}>
                {name === null ? texts.missingForm({ key }) : texts.missingHere({ key, name })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

type ImportedFormProps = {
  form: JourneyImportForm
  action: ImportAction
  onChoose: (action: ImportAction) => void
}

/** A form of the file: new, or what to do with the one that exists. */
function ImportedForm({ form, action, onChoose }: ImportedFormProps) {
  const { t } = useText('journeyEditor')
  const id = useId()
  const texts = t.journeyEditor.import.form
  const { name, existing, new_key: key, question_count: count } = form
  if (!existing) return <Text>{texts.isNew({ name, count, key })}</Text>
  const { matches, is_same: isSame, status, has_draft: hasDraft, used_by_count: used } = existing
  const replaced = [
    existing.version === null ? texts.replaceDraft() : texts.replaceHelp(),
    ...(hasDraft && existing.version !== null ? [texts.losesDraft()] : []),
    ...(used > 0 ? [texts.usedBy({ count: used })] : []),
  ]
  return (
    <div className={styles.form}>
      <Stack gap="sm">
        <RadioField
          id={id}
          label={texts.label({ name })}
          description={[
            texts[matches]({ name: existing.name, key: existing.key }),
            ...(existing.is_own ? [texts.isOwn()] : []),
          ].join(' ')}
          required
          value={action}
          onChange={onChoose}
          options={[
            {
              value: 'use',
              label: texts.use(),
              help: [
                isSame ? texts.same() : texts.useHelp(),
                ...(status === 'published' ? [] : [texts.notPublished()]),
              ].join(' '),
            },
            ...(isSame
              ? []
              : [{ value: 'replace' as const, label: texts.replace(), help: replaced.join(' ') }]),
            { value: 'create', label: texts.copy(), help: texts.copyHelp({ key }) },
          ]}
        />
        {!isSame && <Differences existing={existing} />}
      </Stack>
    </div>
  )
}

/** The questions that differ, in words. */
function Differences({ existing }: { existing: JourneyImportExisting }) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import.form
  const lists = [
    [texts.onlyInFile(), existing.only_in_file],
    [texts.onlyHere(), existing.only_here],
    [texts.different(), existing.different],
  ] as const
  const shown = lists.filter(([, questions]) => questions.length > 0)
  if (shown.length === 0) return <Text tone="secondary">{texts.otherwise()}</Text>
  return shown.map(([title, questions]) => (
    <div key={title}>
      <Text strong>{title}</Text>
      <ul className={styles.places}>
        {[...new Set(questions)].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  ))
}
