import { useState } from 'react'
import { useCreateForm } from '#generated/endpoints/forms/forms.ts'
import { formSummaryKeyMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { KeyField } from '#src/form-kit/KeyField.tsx'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FileKind } from '#src/lib/files/file-rules.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { keyFrom, suggestedKey } from '#src/lib/text/key-from.ts'
import { paths } from '#src/routes/paths.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../forms.module.css'
import { InstrumentField } from './InstrumentField.tsx'
import { beginSchema, firstValues, toRequest } from './begin-schema.ts'
import type { Beginning } from './beginning.ts'
import { definitionProblems, type PlacedProblem } from './definition-problems.ts'
import { type ImportResult, readImport } from './read-import.ts'

type Props = { beginning: Beginning; onClose: () => void }

/** The server rejected parts of the imported form, which are listed separately. */
class RefusedDefinition extends Error {}

/** Creates a form: blank, as a copy, from a file, or from a validated questionnaire. */
export function BeginForm({ beginning, onClose }: Props) {
  const { t } = useText('formAdmin', 'validation')
  const navigate = useNavigate()
  const create = useCreateForm()
  const [places, setPlaces] = useState<readonly PlacedProblem[]>([])
  const texts = t.formAdmin.begin
  const { set, values, field, shell } = useAppForm({
    schema: beginSchema(beginning.kind),
    defaultValues: firstValues(beginning),
    texts: {
      fileEmpty: texts.fileEmpty(),
      fileBroken: texts.fileBroken(),
      instrumentEmpty: texts.instrumentEmpty(),
      titleEmpty: texts.titleEmpty(),
      keyEmpty: texts.keyEmpty(),
      keyWrong: texts.keyWrong(),
    },
    apiFieldNames: { title: 'title.en-ca' },
    send: async (checked) => {
      try {
        return await create.mutateAsync({ data: toRequest(checked, beginning) })
      } catch (error) {
        const found = definitionProblems(error)
        setPlaces(found)
        throw found.length > 0 ? new RefusedDefinition() : error
      }
    },
    onSaved: (form) => {
      toast({ variant: 'success', message: texts.created({ name: form.name }) })
      void navigate(paths.admin.form({ id: form.id }))
    },
    failureText: (error) => {
      if (error instanceof RefusedDefinition) return texts.notForm()
      const { offline, gone, failed } = texts
      return failureMessage({ offline, gone, failed })(error)
    },
  })
  const take = (read: ImportResult | undefined) => {
    if (read?.kind !== 'form') return set({ definition: read ?? null })
    const { key, title } = read.definition
    set({
      definition: read,
      'title.en-ca': title['en-ca'],
      'title.fr-ca': title['fr-ca'] ?? '',
      key: keyFrom(key),
    })
  }
  const file = field('definition')
  const english = field('title.en-ca')
  return (
    <FormShell
      {...shell}
      onCancel={onClose}
      submitLabel={texts.create()}
      submitError={
        shell.submitError && places.length > 0 ? (
          <>
            {shell.submitError} <PlaceList places={places} />
          </>
        ) : (
          shell.submitError
        )
      }
    >
      {beginning.kind === 'import' && <ImportFile id={file.id} error={file.error} onRead={take} />}
      {beginning.kind === 'instrument' && <InstrumentField id={file.id} error={file.error} onRead={take} />}
      <TextField
        {...english}
        label={texts.english()}
        maxLength={300}
        autoComplete="off"
        onChange={(title) => set({ 'title.en-ca': title, ...suggestedKey(values.key, english.value, title) })}
      />
      <TextField {...field('title.fr-ca')} label={texts.french()} maxLength={300} autoComplete="off" />
      <KeyField {...field('key')} texts={texts} maxLength={formSummaryKeyMax} />
    </FormShell>
  )
}

/** JSON has no magic bytes; its content is validated when parsed. */
const json: FileKind = { name: 'JSON', endings: ['.json'], type: 'application/json', begins: /^/ }

/** Larger than any form the contract allows. */
const MOST = 1024 * 1024

type ImportFileProps = {
  id: string
  error: string | undefined
  /** Undefined when no file is chosen. */
  onRead: (result: ImportResult | undefined) => void
}

/** Reads a form from a file and lists where it is invalid. */
function ImportFile({ id, error, onRead }: ImportFileProps) {
  const { t } = useText('formAdmin')
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult>()
  const texts = t.formAdmin.begin
  async function take(chosen: File | null) {
    setFile(chosen)
    const read = chosen ? readImport(await chosen.text()) : undefined
    setResult(read)
    onRead(read)
  }
  return (
    <>
      <FileField
        id={id}
        label={texts.file()}
        required
        value={file}
        onChange={(chosen) => void take(chosen)}
        kinds={[json]}
        mostBytes={MOST}
        error={error}
      />
      {result?.kind === 'notJson' && <Alert kind="error">{texts.notJson({ line: result.line })}</Alert>}
      {result?.kind === 'notForm' && (
        <Alert kind="error">
          {texts.notForm()}
          <PlaceList places={result.places} />
        </Alert>
      )}
    </>
  )
}

const MOST_PLACES = 20

function PlaceList({ places }: { places: readonly PlacedProblem[] }) {
  const { t } = useText('formAdmin')
  return (
    <ul>
      {places.slice(0, MOST_PLACES).map(({ pointer, message }) => (
        <li key={`${pointer} ${message}`}>
          <code className={styles.pointer}>{pointer}</code> {message}
        </li>
      ))}
      {places.length > MOST_PLACES && (
        <li>{t.formAdmin.begin.more({ count: places.length - MOST_PLACES })}</li>
      )}
    </ul>
  )
}
