import { useState } from 'react'
import { AttentionStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group } from '#src/ui/Group.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import { optionsOf } from '#src/lib/options-of.ts'
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
