import { useUpdateDocument } from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { documentUpdateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { ReadOnlyField } from '#src/ui/fields/ReadOnlyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { documentSchema, toFormValues, type DocumentChecked } from './document-schema.ts'
import { categories } from '../list/list-rules.ts'

type Props = { document: Document; onSaved: (changed: boolean) => void; onCancel: () => void }

/** Edits the fields of a document; its file cannot change (HEALTH-05). */
export function DocumentEditForm({ document, onSaved, onCancel }: Props) {
  const { t } = useText('documents', 'errors')
  const update = useUpdateDocument()
  const texts = t.documents.edit
  const { field, shell } = useAppForm({
    schema: documentSchema,
    defaultValues: toFormValues(document),
    send: async (checked) => {
      const data = changedFields<DocumentChecked>({ ...document, notes: document.notes || null }, checked)
      const hasChanges = Object.keys(data).length > 0
      if (hasChanges) await update.mutateAsync({ id: document.id, data })
      return hasChanges
    },
    onSaved,
    failureText: () => t.errors.catalogue.saveFailed(),
  })
  return (
    <FormShell {...shell} aria-label={texts.title()} submitLabel={texts.save()} onCancel={onCancel}>
      <TextField {...field('name')} label={texts.name()} required autoComplete="off" />
      <TextareaField
        {...field('notes')}
        label={texts.notes()}
        optional
        maxCharacters={documentUpdateNotesMax}
      />
      <SelectField
        {...field('category')}
        label={texts.category()}
        empty={false}
        options={optionsOf(categories, t.documents.category)}
      />
      <DateField {...field('document_date')} label={texts.date()} optional />
      <ReadOnlyField label={t.documents.detail.file()} description={texts.file()}>
        {shownFileName(document.file_name)}
      </ReadOnlyField>
    </FormShell>
  )
}
