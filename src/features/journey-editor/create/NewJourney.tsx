import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCreateJourneyDefinition } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { journeyDefinitionKeyMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { KeyField } from '#src/form-kit/KeyField.tsx'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { JourneyFile } from '#generated/model/index.ts'
import { Stack } from '#src/ui/basics.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { keyFrom, suggestedKey } from '#src/lib/text/key-from.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { ChoiceDialog } from '../choices/ChoiceDialog.tsx'
import { ChoiceField } from '../choices/ChoiceField.tsx'
import { beginnings, emptyJourney, importTargetSchema, newJourneySchema, toRequest } from './new-schema.ts'
import { organizationsToChoose, journeysPage } from '../queries.ts'
import { type FileProblem, readJourneyFile } from '../design/journey-file.ts'
import { noText } from '../design/design.ts'
import { isDesign } from '../design/read-design.ts'
import { ImportTarget } from '../import/ImportTarget.tsx'
import { NotImportable, useFileImport } from '../import/use-file-import.ts'
import { TextFileField } from '../fields/TextFileField.tsx'
import { writeFailure } from '../editor/write-failure.ts'
import { CHOICES_AT_ONCE, Choices } from '../choices/Choices.tsx'

type Props = {
  begin: (typeof beginnings)[number]
  onCreated: (id: string) => void
  onCancel: () => void
}

/** Creates a journey: blank, as a copy, or from an exported file; or updates one from a newer file of it. */
export function NewJourney({ begin, onCreated, onCancel }: Props) {
  const { t } = useText('journeyEditor', 'validation', 'kit')
  const problemText = useProblemText()
  const create = useCreateJourneyDefinition()
  const { data: organizations } = useQuery(organizationsToChoose())
  const [sourceName, setSourceName] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<FileProblem>()
  const [chosenFile, setChosenFile] = useState<JourneyFile | null>(null)
  const importing = useFileImport(chosenFile)
  const { copy, isAdding } = importing
  const { create: texts, journeyChoice: choice } = t.journeyEditor
  const { values, set, field, shell } = useAppForm({
    schema: isAdding ? newJourneySchema : importTargetSchema,
    defaultValues: { ...emptyJourney, begin },
    texts: {
      key: texts.keyProblem(),
      noSource: problemText({ code: 'selectOption' }),
      noFile: problemText({ code: 'required' }),
      noTarget: problemText({ code: 'selectOption' }),
    },
    apiFieldNames: { name: 'name.en-ca' },
    send: async (checked) => {
      if (checked.begin !== 'import' || !checked.design) {
        return { journey: await create.mutateAsync({ data: toRequest(checked) }), forms: [] }
      }
      const { design: file, key, name, organization } = checked
      return importing.send({ file, key, name, organization })
    },
    onSaved: ({ journey, forms }) => {
      const done = (copy ? t.journeyEditor.import.update : texts).done({ name: journey.name })
      const message = forms.length > 0 ? t.journeyEditor.import.done({ done, count: forms.length }) : done
      toast({ variant: 'success', message })
      onCreated(journey.id)
    },
    failureText: (error) => {
      if (error instanceof NotImportable) return t.journeyEditor.import.notChecked()
      const why = writeFailure(error)
      return copy && why === 'changed'
        ? t.journeyEditor.import.update.moved()
        : t.journeyEditor.editor.failures[why]()
    },
  })
  /** The next file is another, so nothing is chosen for it. */
  function takeFile(design: JourneyFile | null) {
    setChosenFile(design)
    importing.setTarget('')
    set({ design, target: '' })
  }
  function read(text: string) {
    const found = readJourneyFile(text)
    const chosen = found.kind === 'journey' ? found.file : null
    setProblem(found.kind === 'journey' ? undefined : found)
    takeFile(chosen)
    if (!chosen) return
    const name = isDesign(chosen.design) ? chosen.design.name : noText
    set({
      'name.en-ca': values.name['en-ca'] || name['en-ca'],
      'name.fr-ca': values.name['fr-ca'] || (name['fr-ca'] ?? ''),
      key: values.key || keyFrom(chosen.key),
    })
  }
  const fileProblemText = (found: FileProblem) => {
    if (found.kind === 'notJson') return t.journeyEditor.import.notJson({ line: found.line })
    return found.kind === 'tooLong' ? t.journeyEditor.import.tooLong() : texts.noJourney()
  }
  const source = field('duplicate_of')
  const file = field('design')
  const english = field('name.en-ca')
  const newKey = importing.importing.check.data?.new_key
  const offerKey = useEffectEvent((key: string) => {
    if (chosenFile && values.key === keyFrom(chosenFile.key)) set({ key })
  })
  // A journey here may have the key of the file.
  useEffect(() => {
    if (newKey !== undefined) offerKey(newKey)
  }, [newKey])
  const known = new Intl.Collator()
  return (
    <>
      <FormShell
        {...shell}
        aria-label={texts.title()}
        submitLabel={copy ? t.journeyEditor.import.update.submit() : texts.submit()}
        onCancel={onCancel}
        inQuery
      >
        <RadioField
          {...field('begin')}
          onChange={(begin) => {
            takeFile(null)
            set({ begin })
          }}
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
            <Stack gap="md">
              <TextFileField
                label={texts.file()}
                accept=".json,application/json"
                error={problem ? fileProblemText(problem) : file.error}
                onText={read}
              />
              {chosenFile && (
                <ImportTarget
                  file={chosenFile}
                  importing={importing}
                  field={{
                    ...field('target'),
                    onChange: (target) => {
                      importing.setTarget(target)
                      set({ target })
                    },
                  }}
                />
              )}
            </Stack>
          </div>
        )}
        {isAdding && (
          <>
            <TextField
              {...english}
              label={texts.english()}
              lang="en-ca"
              required
              autoComplete="off"
              onChange={(name) =>
                set({ 'name.en-ca': name, ...suggestedKey(values.key, english.value, name) })
              }
            />
            <TextField
              {...field('name.fr-ca')}
              label={texts.french()}
              lang="fr-ca"
              required
              autoComplete="off"
            />
            <KeyField {...field('key')} texts={texts} maxLength={journeyDefinitionKeyMax} />
            <SelectField
              {...field('organization')}
              label={texts.organization()}
              required
              options={(organizations?.results ?? [])
                .map((one) => ({ value: one.id, label: one.name }))
                .toSorted((a, b) => known.compare(a.label, b.label))}
            />
          </>
        )}
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
