import { useState } from 'react'
import type { HealthStoryShareReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { UnlockForm } from './UnlockForm.tsx'

const hour = 3_600_000

type Props = {
  token: string
  review: HealthStoryShareReview
  onOpen: () => void
  onGone: () => void
}

/** The owner and expiry of a shared link, and its passcode form (2.16). */
export function SharedLink({ token, review, onOpen, onGone }: Props) {
  const { t, format } = useText('share')
  const words = t.share.accept
  const { from_name: name, expires_at: until } = review
  const [now] = useState(Date.now)
  const count = Math.floor((Date.parse(until) - now) / hour)
  return (
    <Stack gap="lg">
      <PageHeading>{words.title({ name })}</PageHeading>
      <Text size="lg">{words.intro({ name })}</Text>
      <Card>
        <UnlockForm {...{ token, review, onOpen, onGone }} />
      </Card>
      <Stack gap="xs">
        <Text>
          {words.ends({ date: format.dateTime(until) })}{' '}
          {count >= 1 ? words.hoursLeft({ count }) : words.minutesLeft()}
        </Text>
        <Text tone="secondary">{words.privacy()}</Text>
      </Stack>
    </Stack>
  )
}
