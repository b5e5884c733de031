import { useState } from 'react'
import { useUpdateDocument } from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dateProblem } from '#src/lib/date-rules.ts'
import { shownFileName } from '#src/lib/file-rules.ts'
import { localToday } from '#src/lib/local-day.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { ReadOnlyField } from '#src/ui/ReadOnlyField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { changesOf, LONGEST_NOTES, nameProblem, notesProblem, valuesOf } from './document-schema.ts'
import type { DocumentValues } from './document-schema.ts'
import { categories } from './list-rules.ts'

type Props = { document: Document; onSaved: (changed: boolean) => void; onCancel: () => void }

/** The fields of a document, filled in; its file stays what it is (HEALTH-05). */
export function DocumentEditForm({ document, onSaved, onCancel }: Props) {
  const { t } = useText('documents', 'errors', 'validation')
  const problemText = useProblemText()
  const [values, setValues] = useState(() => valuesOf(document))
  const [checked, setChecked] = useState(false)
  const update = useUpdateDocument()
  const refused = fieldErrors(update.error)
  const changes = changesOf(document, values)
  const hasChanges = Object.keys(changes).length > 0
  const texts = t.documents.edit
  const today = localToday()
  const own = {
    name: nameProblem(values.name),
    notes: notesProblem(values.notes),
    date: values.date === '' ? undefined : dateProblem(values.date, { whole: true, notFuture: true }, today),
  }
  const errorOf = (field: keyof typeof own): string | undefined => {
    const problem = own[field]
    return checked && problem ? problemText(problem) : undefined
  }
  const errors = {
    name: errorOf('name') ?? refused.name,
    notes: errorOf('notes') ?? refused.notes,
    date: errorOf('date') ?? refused.document_date,
  }
  const set = (part: Partial<DocumentValues>) => {
    if (update.error) update.reset()
    setValues({ ...values, ...part })
  }

  async function submit() {
    setChecked(true)
    if (own.name || own.notes || own.date) return
    if (!hasChanges) return onSaved(false)
    // The mutation holds why it failed, and the form says it.
    const saved = await update.mutateAsync({ id: document.id, data: changes }).catch(() => undefined)
    if (saved) onSaved(true)
  }

  const isRefused = Boolean(errors.name ?? errors.notes ?? errors.date)
  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={texts.save()}
      pending={update.isPending}
      submitError={update.isError && !isRefused && t.errors.catalogue.saveFailed()}
      unsaved={hasChanges && !update.isSuccess}
      problems={Object.entries(errors).flatMap(([fieldId, message]) =>
        message ? [{ fieldId, message }] : [],
      )}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        id="name"
        label={texts.name()}
        value={values.name}
        error={errors.name}
        required
        autoComplete="off"
        onChange={(name) => set({ name })}
      />
      <TextareaField
        id="notes"
        label={texts.notes()}
        value={values.notes}
        error={errors.notes}
        optional
        maxCharacters={LONGEST_NOTES}
        onChange={(notes) => set({ notes })}
      />
      <SelectField
        id="category"
        label={texts.category()}
        empty={false}
        value={values.category}
        options={categories.map((value) => ({ value, label: t.documents.category[value]() }))}
        onChange={(value) => {
          const category = categories.find((one) => one === value)
          if (category) set({ category })
        }}
      />
      <DateField
        id="date"
        label={texts.date()}
        value={values.date}
        error={errors.date}
        optional
        onChange={(date) => set({ date })}
      />
      <ReadOnlyField label={t.documents.detail.file()} description={texts.file()}>
        {shownFileName(document.file_name)}
      </ReadOnlyField>
    </FormShell>
  )
}
