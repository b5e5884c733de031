import { ReadingChoices } from '#src/features/reading/ReadingChoices.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.settings.reading.title()

/** Text size, spacing and reading aloud on this device (B8). */
export default function ReadingPage() {
  const { t } = useText('settings')
  return (
    <SettingsFrame section="reading">
      <PageHeader title={t.settings.reading.title()} subtitle={t.settings.reading.intro()} />
      <ReadingChoices />
    </SettingsFrame>
  )
}
