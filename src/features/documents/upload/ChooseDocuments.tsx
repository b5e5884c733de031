import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentPurpose } from '#generated/model/index.ts'
import { documentCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { valueProblem } from '#src/form-kit/issue-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pdf, shownFileName } from '#src/lib/files/file-rules.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { announce } from '#src/ui/messages/announcer.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { CameraButton } from './CameraButton.tsx'
import { type Chosen, isSameFile, withFile } from './chosen-documents.ts'
import { documentSchema } from '../document/document-schema.ts'
import { startUpload } from './document-uploads.ts'
import { SharedDocuments } from './SharedDocuments.tsx'

const FILES = 'document-files'

const { name: nameSchema, notes: notesSchema } = documentSchema.shape

type Props = { patientId: string; purpose: DocumentPurpose }

/**
 * Chooses and names files, then uploads them together (HEALTH-05, VAL-55..57); uploads continue after leaving
 * the page.
 */
export function ChooseDocuments({ patientId, purpose }: Props) {
  const { t } = useText('documents', 'validation', 'kit')
  const problemText = useProblemText()
  const session = useSession()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [checked, setChecked] = useState(false)
  const texts = t.documents.upload

  const errorOf = (schema: typeof nameSchema | typeof notesSchema, typed: string) => {
    const problem = valueProblem(schema, typed)
    return problem && problemText(problem)
  }
  const rows = chosen.map((one) => ({
    one,
    name: checked ? errorOf(nameSchema, one.name) : undefined,
    notes: checked ? errorOf(notesSchema, one.notes) : undefined,
  }))
  const missing = checked && chosen.length === 0 ? texts.chooseFirst() : undefined

  function add(file: File) {
    if (chosen.some((one) => isSameFile(one.file, file))) {
      announce(texts.same({ name: shownFileName(file.name) }))
    }
    // Several files arrive one after the other, before the next render.
    setChosen((before) => withFile(before, file))
    setChecked(false)
  }

  function change(key: number, part: Partial<Chosen>) {
    setChosen(chosen.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function remove(key: number) {
    setChosen(chosen.filter((one) => one.key !== key))
    // The pressed button is removed.
    document.getElementById(FILES)?.focus()
  }

  function submit() {
    setChecked(true)
    const isWrong = chosen.some(({ name, notes }) => errorOf(nameSchema, name) ?? errorOf(notesSchema, notes))
    if (chosen.length === 0 || isWrong) return
    for (const { file, name, notes } of chosen) {
      startUpload(
        { session, queryClient },
        { patientId, purpose, name: name.trim(), notes: notes.trim() },
        file,
      )
    }
    setChosen([])
    setChecked(false)
  }

  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={chosen.length > 0 ? texts.send({ count: chosen.length }) : texts.sendNone()}
      pending={false}
      submitError={undefined}
      unsaved={chosen.length > 0}
      problems={[
        ...(missing ? [{ fieldId: FILES, message: missing }] : []),
        ...rows.flatMap(({ one, name, notes }, at) => {
          const within = texts.document({ number: at + 1 })
          return [
            ...(name ? [{ fieldId: `name-${one.key}`, within, message: name }] : []),
            ...(notes ? [{ fieldId: `notes-${one.key}`, within, message: notes }] : []),
          ]
        }),
      ]}
      onSubmit={submit}
    >
      <SharedDocuments onFile={add} />
      <FileField
        id={FILES}
        label={texts.files()}
        description={texts.filesHelp()}
        required
        multiple
        kinds={[pdf]}
        value={null}
        error={missing}
        onChange={(file) => file && add(file)}
      />
      <CameraButton onPhoto={add} />
      {rows.map(({ one, name, notes }, index) => (
        <ChosenDocument
          key={one.key}
          chosen={one}
          number={index + 1}
          nameError={name}
          notesError={notes}
          onChange={(part) => change(one.key, part)}
          onRemove={() => remove(one.key)}
        />
      ))}
    </FormShell>
  )
}

type ChosenDocumentProps = {
  chosen: Chosen
  number: number
  nameError: string | undefined
  notesError: string | undefined
  onChange: (part: Partial<Chosen>) => void
  onRemove: () => void
}

/** A file before its upload: name, suggested from the file name, and notes (DATA-52). */
function ChosenDocument({ chosen, number, nameError, notesError, onChange, onRemove }: ChosenDocumentProps) {
  const { t } = useText('documents')
  const sizeText = useFileSize()
  const { file, key, name, notes } = chosen
  const texts = t.documents.upload
  return (
    <TitledCard id={`document-${key}`} title={texts.document({ number })} size={4}>
      <ChosenFile name={shownFileName(file.name)} size={sizeText(file.size)} onRemove={onRemove} />
      <TextField
        id={`name-${key}`}
        label={texts.name()}
        value={name}
        error={nameError}
        required
        autoComplete="off"
        onChange={(next) => onChange({ name: next })}
      />
      <TextareaField
        id={`notes-${key}`}
        label={texts.notes()}
        description={texts.notesHelp()}
        value={notes}
        error={notesError}
        optional
        rows={2}
        maxCharacters={documentCreateNotesMax}
        onChange={(next) => onChange({ notes: next })}
      />
    </TitledCard>
  )
}
