import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getListHealthStorySharesSuspenseQueryOptions } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryShareStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { IconShare } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { ShareCard } from './ShareCard.tsx'

type Props = { patient: string; back: string; /** URL to create another share. */ create: string }

const live: HealthStoryShareStatus[] = ['active', 'locked']
const past: HealthStoryShareStatus[] = ['revoked', 'expired']
const PAGE = 20

/** Shares of one Health Story: active links and past ones (2.16, SHARE-04). */
export function ManageShares({ patient, back, create }: Props) {
  const { t } = useText('sharing', 'story')
  const words = t.sharing.manage
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.title()}
        subtitle={words.intro()}
        back={{ to: back, label: t.sharing.back() }}
      />
      <Region title={words.failed()}>
        <Shares {...{ patient, create }} status={live} />
      </Region>
      <Stack>
        <Title level={2}>{words.past()}</Title>
        <Region title={words.failed()}>
          <Shares {...{ patient, create }} status={past} />
        </Region>
      </Stack>
    </Stack>
  )
}

type SharesProps = Pick<Props, 'patient' | 'create'> & { status: HealthStoryShareStatus[] }

function Shares({ patient, create, status }: SharesProps) {
  const { t } = useText('sharing')
  const words = t.sharing.manage
  const [most, setMost] = useState(PAGE)
  const { data } = useSuspenseQuery(
    getListHealthStorySharesSuspenseQueryOptions(
      { patient, status__in: status, page_size: most },
      // Polled, because a reader may open a link or leave a note at any time.
      { query: { refetchInterval: 30_000 } },
    ),
  )
  const isLive = status === live
  const share = (
    <ButtonLink to={create} icon={IconShare}>
      {words.share()}
    </ButtonLink>
  )
  if (data.count === 0) {
    if (!isLive) return <Text tone="secondary">{words.nonePast()}</Text>
    return (
      <EmptyState title={words.none()} icon={IconShare} action={share}>
        {words.noneBody()}
      </EmptyState>
    )
  }
  return (
    <Stack>
      {isLive && <Group>{share}</Group>}
      {isLive && <Title level={2}>{words.active()}</Title>}
      {data.results.map((one) => (
        <ShareCard key={one.id} share={one} />
      ))}
      {data.next !== null && most < 100 && (
        <Group>
          <Button variant="secondary" onClick={() => setMost(Math.min(100, most + PAGE))}>
            {words.more()}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
