import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCreateJourneyDefinition } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { JourneyChoices } from './JourneyChoices.tsx'
import { beginnings, bodyFrom, checkNew, keyFrom } from './new-values.ts'
import type { NewValues } from './new-values.ts'
import { organizationsToChoose } from './queries.ts'
import type { JourneyFile } from './read-design.ts'
import { readJourneyFile } from './read-design.ts'
import { TextFileField } from './TextFileField.tsx'
import { writeFailure } from './write-failure.ts'

const empty: NewValues = { english: '', french: '', key: '', organization: '', begin: 'blank', source: '' }

type Props = { onCreated: (id: string) => void; onCancel: () => void }

/** Begins a journey: blank, as a copy, or from an exported file. */
export function NewJourney({ onCreated, onCancel }: Props) {
  const { t } = useText('journeyEditor', 'validation', 'kit')
  const id = useId()
  const problemText = useProblemText()
  const create = useCreateJourneyDefinition()
  const { data: organizations } = useQuery(organizationsToChoose())
  const [values, setValues] = useState(empty)
  const [sourceName, setSourceName] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [file, setFile] = useState<JourneyFile>()
  const [isNoJourney, setNoJourney] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isDone, setDone] = useState(false)
  const { create: texts, journeyChoice: choice } = t.journeyEditor
  const found = checkNew(values, file)
  const told = fieldErrors(create.error)
  const wire = { key: told.key, organization: told.organization, source: told.duplicate_of }
  const wordsFor = (name: keyof NewValues | 'file'): string | undefined => {
    const problem = found[name]
    if (problem === 'key') return texts.keyProblem()
    if (problem) return problemText(problem)
    return name in wire ? wire[name as keyof typeof wire] : undefined
  }
  const names = ['english', 'french', 'key', 'organization', 'source', 'file'] as const
  const problems = names.flatMap((name) => {
    const message = wordsFor(name)
    return message ? [{ fieldId: `${id}${name}`, message }] : []
  })
  const change = (part: Partial<NewValues>) => {
    if (create.error) create.reset()
    setValues((now) => ({ ...now, ...part }))
  }
  const field = (name: Exclude<keyof NewValues, 'begin' | 'source'>) => ({
    id: `${id}${name}`,
    value: values[name],
    required: true,
    error: isSent ? wordsFor(name) : undefined,
    onChange: (value: string) => change({ [name]: value }),
  })
  async function submit() {
    setSent(true)
    if (Object.keys(found).length > 0) return
    try {
      const made = await create.mutateAsync({ data: bodyFrom(values, file) })
      // what was typed is kept now: the guard must know that before the form goes
      flushSync(() => setDone(true))
      toast({ variant: 'success', message: texts.done({ name: made.name }) })
      onCreated(made.id)
    } catch {
      // the form says why, and keeps what was typed
    }
  }
  function read(text: string) {
    const next = readJourneyFile(text)
    setFile(next)
    setNoJourney(!next)
    if (!next) return
    const { name } = next.design
    change({
      english: values.english || name['en-ca'],
      french: values.french || (name['fr-ca'] ?? ''),
      key: values.key || keyFrom(next.key),
    })
  }
  const known = new Intl.Collator()
  return (
    <>
      <FormShell
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        onSubmit={submit}
        onCancel={onCancel}
        pending={create.isPending}
        problems={isSent ? problems : []}
        submitError={
          create.error &&
          !Object.values(wire).some(Boolean) &&
          t.journeyEditor.editor.failures[writeFailure(create.error)]()
        }
        unsaved={!isDone && JSON.stringify(values) !== JSON.stringify(empty)}
        inQuery
      >
        <RadioField
          label={texts.begin()}
          required
          value={values.begin}
          options={beginnings.map((value) => ({ value, label: texts.beginnings[value]() }))}
          onChange={(value) => change({ begin: beginnings.find((one) => one === value) ?? 'blank' })}
        />
        {values.begin === 'duplicate' && (
          <ChoiceField
            id={`${id}source`}
            label={texts.source()}
            required
            error={isSent ? wordsFor('source') : undefined}
            shown={values.source === '' ? choice.none() : choice.chosen({ name: sourceName })}
            choose={choice.choose()}
            onOpen={() => setChoosing(true)}
          />
        )}
        {values.begin === 'import' && (
          <div id={`${id}file`} tabIndex={-1}>
            <TextFileField
              label={texts.file()}
              accept=".json,application/json"
              error={isNoJourney ? texts.noJourney() : isSent ? wordsFor('file') : undefined}
              onText={read}
            />
          </div>
        )}
        <TextField
          {...field('english')}
          label={texts.english()}
          lang="en-ca"
          autoComplete="off"
          onBlur={() => values.key === '' && change({ key: keyFrom(values.english) })}
        />
        <TextField {...field('french')} label={texts.french()} lang="fr-ca" autoComplete="off" />
        <TextField
          {...field('key')}
          label={texts.key()}
          description={texts.keyHelp()}
          autoComplete="off"
          maxLength={64}
        />
        <SelectField
          {...field('organization')}
          label={texts.organization()}
          options={(organizations?.results ?? [])
            .map((one) => ({ value: one.id, label: one.name }))
            .toSorted((a, b) => known.compare(a.label, b.label))}
        />
      </FormShell>
      <ChoiceDialog
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        title={texts.source()}
        searchLabel={choice.search()}
        failed={t.journeyEditor.list.failed()}
      >
        {(search) => (
          <JourneyChoices
            search={search}
            chosen={values.source}
            onChoose={(journey) => {
              change({ source: journey.id })
              setSourceName(journey.name)
              setChoosing(false)
            }}
          />
        )}
      </ChoiceDialog>
    </>
  )
}
