import type { JourneyFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { FileCheck } from './FileCheck.tsx'
import { ImportedForms } from './ImportedForms.tsx'
import type { JourneyImporting } from './use-journey-import.ts'

type Props = { file: JourneyFile; importing: JourneyImporting }

/** What importing a file as a new journey would create and change, before anything is written. */
export function ImportPreview({ file, importing: { check, choices } }: Props) {
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
