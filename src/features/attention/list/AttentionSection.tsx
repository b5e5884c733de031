import { useState } from 'react'
import { AttentionStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group } from '#src/ui/layout/Group.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { AttentionList } from './AttentionList.tsx'

const HEADING = 'attention'
const statuses = Object.values(AttentionStatus)

type Props = {
  organizationId: string
  patient?: string
}

/** Items that need the care team's attention, at the top of the page (PROV-01); loads and fails independently. */
export function AttentionSection({ organizationId, patient }: Props) {
  const { t } = useText('attention')
  const [status, setStatus] = useState<AttentionStatus>('open')
  const texts = t.attention
  return (
    <Stack as="section" gap="md">
      <Group justify="between">
        <Title level={2} id={HEADING} tabIndex={-1}>
          {texts.title()}
        </Title>
        <Segments
          label={texts.show()}
          options={optionsOf(statuses, texts.views)}
          value={status}
          onChange={(wanted) => setStatus(statuses.find((one) => one === wanted) ?? 'open')}
        />
      </Group>
      <Region title={texts.failed()} resetKey={status} pending={<Skeleton cards={2} />}>
        <AttentionList key={status} labelledBy={HEADING} {...{ organizationId, status, patient }} />
      </Region>
    </Stack>
  )
}
