import type { JourneyFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import type { FieldProps } from '#src/ui/fields/field-props.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { fileOfBanner } from '../fields/banners.ts'
import { FileCheck } from './FileCheck.tsx'
import { ImportedForms } from './ImportedForms.tsx'
import { UpdatePreview } from './UpdatePreview.tsx'
import styles from './import.module.css'
import { ANOTHER, type FileImport } from './use-file-import.ts'
import type { JourneyImporting } from './use-journey-import.ts'

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
  const { t, format } = useText('journeyEditor')
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

type ImportPreviewProps = { file: JourneyFile; importing: JourneyImporting }

/** What importing a file as a new journey would create and change, before anything is written. */
function ImportPreview({ file, importing: { check, choices } }: ImportPreviewProps) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  return (
    <FileCheck check={check}>
      {(found) => (
        <section aria-labelledby="import-preview">
          <Stack gap="md">
            <Title level={2} id="import-preview">
              {texts.title()}
            </Title>
            <Text>{texts.journey({ count: file.design.steps.length })}</Text>
            <ImportedForms found={found} choices={choices} />
            <BannerPreview file={file} />
            <Text>{texts.unpublished()}</Text>
          </Stack>
        </section>
      )}
    </FileCheck>
  )
}

/** The banner picture of a file, which the server has checked; nothing for a built-in one. */
function BannerPreview({ file: { design, banner_picture: picture } }: { file: JourneyFile }) {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  if (fileOfBanner(design.banner) === null) return null
  if (!picture) return <Text>{texts.picture()}</Text>
  const { alt, content_type: type, data, file_name: name } = picture
  return (
    <Stack gap="sm">
      <Text>{texts.pictureHere({ name: shownFileName(name) })}</Text>
      <img className={styles.picture} src={`data:${type};base64,${data}`} alt={alt[locale]} />
      <Text size="sm" tone="secondary">
        {texts.pictureShows({ english: alt['en-ca'], french: alt['fr-ca'] })}
      </Text>
    </Stack>
  )
}
