import type { JourneyFile } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import type { FieldProps } from '#src/ui/fields/field-props.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { UpdatePreview } from './UpdatePreview.tsx'
import { ANOTHER, type FileImport } from './use-file-import.ts'

type Props = {
  file: JourneyFile
  importing: FileImport
  field: Pick<FieldProps, 'id' | 'error'> & { value: string; onChange: (target: string) => void }
}

/** Where a file goes, if this journey was imported before, and what that would change. */
export function ImportTarget({
  file,
  field,
  importing: { copies, copy, importing, updating, isAdding },
}: Props) {
  const { t } = useText('journeyEditor')
  const format = useFormat()
  const texts = t.journeyEditor.import.target
  return (
    <>
      {copies.length > 0 && (
        <RadioField
          {...field}
          label={texts.label()}
          required
          options={[
            ...copies.map(({ id, name, organization_name: organization, imported_at: date }) => ({
              value: id,
              label: texts.update({ name, organization }),
              help: texts.updateHelp({ date: format.dateTime(date) }),
            })),
            { value: ANOTHER, label: texts.another(), help: texts.anotherHelp() },
          ]}
        />
      )}
      {isAdding && <ImportPreview file={file} importing={importing} />}
      {copy && <UpdatePreview key={copy.id} file={file} updating={updating} />}
    </>
  )
}
