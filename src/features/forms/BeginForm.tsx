import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useCreateForm } from '#generated/endpoints/forms/forms.ts'
import type { FormDefinition } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { checkBegin, keyFrom } from './begin-values.ts'
import type { BeginValues } from './begin-values.ts'
import type { Beginning } from './beginning.ts'
import { ImportFile } from './ImportFile.tsx'
import { definitionProblems, saveFailure } from './save-failure.ts'
import { PlaceList } from './PlaceList.tsx'

type Props = { beginning: Beginning; onClose: () => void }

function firstValues(beginning: Beginning): BeginValues {
  if (beginning.kind !== 'duplicate') return { key: '', english: '', french: '' }
  const { key, title } = beginning.form
  return { key: `${key}-copy`.slice(0, 64), english: title['en-ca'], french: title['fr-ca'] ?? '' }
}

/** Begins a form: blank, as a copy, or from a file. */
export function BeginForm({ beginning, onClose }: Props) {
  const { t } = useText('formAdmin')
  const id = useId()
  const navigate = useNavigate()
  const create = useCreateForm()
  const [before] = useState(() => firstValues(beginning))
  const [values, setValues] = useState(before)
  const [definition, setDefinition] = useState<FormDefinition>()
  const [isSent, setSent] = useState(false)
  const [isDone, setDone] = useState(false)
  const texts = t.formAdmin.begin
  const found = checkBegin(values)
  const told = fieldErrors(create.error)
  const names = { key: told['key'], english: told['title'], french: undefined }
  const wordsFor = (name: keyof BeginValues) => {
    const problem = found[name]
    return problem ? texts[problem]() : names[name]
  }
  const field = (name: keyof BeginValues) => ({
    id: `${id}${name}`,
    value: values[name],
    error: isSent ? wordsFor(name) : undefined,
    onChange: (value: string) => {
      if (create.error) create.reset()
      setValues((now) => ({ ...now, [name]: value }))
    },
  })
  const lacksFile = beginning.kind === 'import' && definition === undefined
  const problems = [
    ...(lacksFile ? [{ fieldId: `${id}file`, message: texts.fileEmpty() }] : []),
    ...(Object.keys(values) as (keyof BeginValues)[]).flatMap((name) => {
      const message = wordsFor(name)
      return message ? [{ fieldId: `${id}${name}`, message }] : []
    }),
  ]
  const take = (read: FormDefinition | undefined) => {
    setDefinition(read)
    if (!read) return
    setValues({ key: keyFrom(read.key), english: read.title['en-ca'], french: read.title['fr-ca'] ?? '' })
  }
  async function submit() {
    setSent(true)
    if (lacksFile || Object.keys(found).length > 0) return
    const title = {
      'en-ca': values.english.trim(),
      ...(values.french.trim() !== '' && { 'fr-ca': values.french.trim() }),
    }
    try {
      const form = await create.mutateAsync({
        data: {
          key: values.key.trim(),
          title,
          ...(beginning.kind === 'duplicate' && { duplicate_of: beginning.form.id }),
          ...(definition && { definition }),
        },
      })
      // what was typed is kept now: the guard must know that before the page goes
      flushSync(() => setDone(true))
      toast({ variant: 'success', message: texts.created({ name: form.name }) })
      void navigate(paths.admin.form({ id: form.id }))
    } catch {
      // the form says why, and keeps what was typed
    }
  }
  const failure = create.error && saveFailure(create.error)
  const places = definitionProblems(create.error)
  const isTold = Object.values(names).some(Boolean)
  return (
    <FormShell
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={texts.create()}
      pending={create.isPending}
      problems={isSent ? problems : []}
      submitError={
        places.length > 0 ? (
          <>
            {texts.notForm()} <PlaceList places={places} />
          </>
        ) : (
          failure &&
          !isTold &&
          (failure === 'offline' ? texts.offline() : failure === 'gone' ? texts.gone() : texts.failed())
        )
      }
      unsaved={!isDone && (definition !== undefined || JSON.stringify(values) !== JSON.stringify(before))}
    >
      {beginning.kind === 'import' && (
        <ImportFile
          id={`${id}file`}
          error={isSent && lacksFile ? texts.fileEmpty() : undefined}
          onRead={take}
        />
      )}
      <TextField {...field('english')} label={texts.english()} maxLength={300} autoComplete="off" />
      <TextField {...field('french')} label={texts.french()} maxLength={300} autoComplete="off" />
      <TextField
        {...field('key')}
        label={texts.key()}
        description={texts.keyHelp()}
        required
        maxLength={64}
        autoComplete="off"
      />
    </FormShell>
  )
}
