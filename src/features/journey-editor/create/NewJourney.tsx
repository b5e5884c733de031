import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateJourneyDefinition } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { ChoiceDialog } from '../choices/ChoiceDialog.tsx'
import { ChoiceField } from '../choices/ChoiceField.tsx'
import { beginnings, emptyJourney, keyFrom, newJourneySchema, toRequest } from './new-schema.ts'
import { organizationsToChoose, journeysPage } from '../queries.ts'
import { readJourneyFile } from '../design/read-design.ts'
import { TextFileField } from '../fields/TextFileField.tsx'
import { writeFailure } from '../editor/write-failure.ts'
import { CHOICES_AT_ONCE, Choices } from '../choices/Choices.tsx'

type Props = { onCreated: (id: string) => void; onCancel: () => void }

/** Creates a journey: blank, as a copy, or from an exported file. */
export function NewJourney({ onCreated, onCancel }: Props) {
  const { t } = useText('journeyEditor', 'validation', 'kit')
  const problemText = useProblemText()
  const create = useCreateJourneyDefinition()
  const { data: organizations } = useQuery(organizationsToChoose())
  const [sourceName, setSourceName] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [isNoJourney, setNoJourney] = useState(false)
  const { create: texts, journeyChoice: choice } = t.journeyEditor
  const { values, set, field, shell } = useAppForm({
    schema: newJourneySchema,
    defaultValues: emptyJourney,
    texts: {
      key: texts.keyProblem(),
      noSource: problemText({ code: 'selectOption' }),
      noFile: problemText({ code: 'required' }),
    },
    apiFieldNames: { name: 'name.en-ca' },
    send: (checked) => create.mutateAsync({ data: toRequest(checked) }),
    onSaved: (made) => {
      toast({ variant: 'success', message: texts.done({ name: made.name }) })
      onCreated(made.id)
    },
    failureText: (error) => t.journeyEditor.editor.failures[writeFailure(error)](),
  })
  function read(text: string) {
    const file = readJourneyFile(text)
    setNoJourney(!file)
    if (!file) return set({ design: null })
    const { name } = file.design
    set({
      design: file,
      'name.en-ca': values.name['en-ca'] || name['en-ca'],
      'name.fr-ca': values.name['fr-ca'] || (name['fr-ca'] ?? ''),
      key: values.key || keyFrom(file.key),
    })
  }
  const source = field('duplicate_of')
  const file = field('design')
  const english = field('name.en-ca')
  const leaveEnglish = () => {
    english.onBlur()
    if (values.key === '') set({ key: keyFrom(english.value) })
  }
  const known = new Intl.Collator()
  return (
    <>
      <FormShell
        {...shell}
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        onCancel={onCancel}
        inQuery
      >
        <RadioField
          {...field('begin')}
          label={texts.begin()}
          required
          options={optionsOf(beginnings, texts.beginnings)}
        />
        {values.begin === 'duplicate' && (
          <ChoiceField
            id={source.id}
            label={texts.source()}
            required
            error={source.error}
            shown={values.duplicate_of === '' ? choice.none() : choice.chosen({ name: sourceName })}
            choose={choice.choose()}
            onOpen={() => setChoosing(true)}
          />
        )}
        {values.begin === 'import' && (
          <div id={file.id} tabIndex={-1}>
            <TextFileField
              label={texts.file()}
              accept=".json,application/json"
              error={isNoJourney ? texts.noJourney() : file.error}
              onText={read}
            />
          </div>
        )}
        <TextField
          {...english}
          label={texts.english()}
          lang="en-ca"
          required
          autoComplete="off"
          onBlur={leaveEnglish}
        />
        <TextField {...field('name.fr-ca')} label={texts.french()} lang="fr-ca" required autoComplete="off" />
        <TextField
          {...field('key')}
          label={texts.key()}
          required
          description={texts.keyHelp()}
          autoComplete="off"
          maxLength={64}
        />
        <SelectField
          {...field('organization')}
          label={texts.organization()}
          required
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
            chosen={values.duplicate_of}
            onChoose={(journey) => {
              set({ duplicate_of: journey.id })
              setSourceName(journey.name)
              setChoosing(false)
            }}
          />
        )}
      </ChoiceDialog>
    </>
  )
}

type ChosenJourney = { readonly id: string; readonly name: string }

type JourneyChoicesProps = { search: string; chosen: string; onChoose: (journey: ChosenJourney) => void }

function JourneyChoices({ search, chosen, onChoose }: JourneyChoicesProps) {
  const { t } = useText('journeyEditor')
  const [page, setPage] = useState(1)
  const { data } = useSuspenseQuery(
    journeysPage({ page, page_size: CHOICES_AT_ONCE, ...(search !== '' && { search }) }),
  )
  const texts = t.journeyEditor.journeyChoice
  return (
    <Choices
      count={data.count}
      choices={data.results.map(({ id, name, organization_name: organization }) => ({
        id,
        label: texts.one({ name, organization }),
        isChosen: id === chosen,
      }))}
      page={page}
      onPage={setPage}
      nothing={texts.nothing()}
      onChoose={(id) => {
        const found = data.results.find((one) => one.id === id)
        if (found) onChoose({ id, name: found.name })
      }}
    />
  )
}
