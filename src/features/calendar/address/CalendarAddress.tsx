import { useSuspenseQuery } from '@tanstack/react-query'
import { getGetCalendarSubscriptionSuspenseQueryOptions } from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { AddressDetails } from './AddressDetails.tsx'
import { KindsForm } from './KindsForm.tsx'

/** The private calendar address of the account: creating, copying, replacing and turning it off. */
export function CalendarAddress() {
  const { t } = useText('calendar')
  const { data } = useSuspenseQuery(getGetCalendarSubscriptionSuspenseQueryOptions())
  return (
    <Stack gap="lg">
      <Text>{t.calendar.address.private()}</Text>
      {data.url !== null && <AddressDetails url={data.url} lastReadAt={data.last_read_at} />}
      <KindsForm key={data.url} kinds={data.kinds} isNew={data.url === null} />
    </Stack>
  )
}
