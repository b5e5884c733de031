import type { ReactNode } from 'react'
import { CalendarAddress } from '#src/features/calendar/address/CalendarAddress.tsx'
import { Reminders } from '#src/features/reminders/Reminders.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.settings.reminders.title()

/** Reminders, and the private calendar address (B10). */
export default function RemindersPage() {
  const { t } = useText('settings', 'calendar', 'reminders')
  return (
    <SettingsFrame section="reminders">
      <PageHeader title={t.settings.reminders.title()} subtitle={t.settings.reminders.intro()} />
      <Stack gap="lg">
        <Part {...t.reminders}>
          <Reminders />
        </Part>
        <Part {...t.calendar.address}>
          <CalendarAddress />
        </Part>
      </Stack>
    </SettingsFrame>
  )
}

type PartProps = { title: () => string; intro: () => string; loadFailed: () => string; children: ReactNode }

function Part({ title: heading, intro, loadFailed, children }: PartProps) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Title level={2}>{heading()}</Title>
        <Text>{intro()}</Text>
        <Region title={loadFailed()} pending={<Skeleton lines={6} />}>
          {children}
        </Region>
      </Stack>
    </Card>
  )
}
