import { FeatureSwitches } from '#src/features/settings/FeatureSwitches.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.settings.features.title()

/** Optional features; always reachable by URL (ROUTE-75, D-19). */
export default function FeaturesPage() {
  const { t } = useText()
  return (
    <SettingsFrame section="features">
      <PageHeader title={t.settings.features.title()} subtitle={t.settings.features.intro()} />
      <FeatureSwitches />
    </SettingsFrame>
  )
}
