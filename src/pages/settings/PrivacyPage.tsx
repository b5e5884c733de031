import type { ReactNode } from 'react'
import { Consents } from '#src/features/settings/Consents.tsx'
import { DownloadData } from '#src/features/settings/DownloadData.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.settings.privacy.title()

/** What one agreed to, and a copy of what the portal knows. */
export default function PrivacyPage() {
  const { t } = useText()
  const texts = t.settings.privacy
  return (
    <SettingsFrame section="privacy">
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <Stack gap="lg">
        <Part title={texts.consentsTitle()}>
          <Region title={texts.consentsFailed()} pending={<Skeleton lines={4} />}>
            <Consents />
          </Region>
        </Part>
        <Part title={texts.dataTitle()}>
          <DownloadData />
        </Part>
      </Stack>
    </SettingsFrame>
  )
}

function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Title level={2}>{heading}</Title>
        {children}
      </Stack>
    </Card>
  )
}
