import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { AttentionStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Rows } from '#src/ui/layout/Rows.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { useHandling } from '../actions/use-handling.ts'
import { attentionIn, INITIAL_COUNT } from '../queries.ts'
import { useAttentionWords } from '../use-attention-words.ts'
import { worklistPath } from '../worklist/worklist.ts'
import { AttentionRow } from './AttentionRow.tsx'

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

/** Loaded when a button asks for one, together with the modal. */
const TakeDialog = lazy(async () => ({ default: (await import('../actions/TakeDialog.tsx')).TakeDialog }))
const PutBackDialog = lazy(async () => ({
  default: (await import('../actions/PutBackDialog.tsx')).PutBackDialog,
}))

type AttentionListProps = {
  organizationId: string
  status: AttentionStatus
  patient?: string | undefined
  /** The id of the heading above; it takes the focus when a row is removed. */
  labelledBy: string
}

/** Open or handled items as rows, most urgent first. */
function AttentionList({ organizationId, status, patient, labelledBy }: AttentionListProps) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const { act, notice, isPuttingBack, taking, puttingBack } = useHandling(() =>
    document.getElementById(labelledBy)?.focus(),
  )
  const { data } = useSuspenseQuery(attentionIn(organizationId, status, INITIAL_COUNT, patient))
  const { count, results } = data
  const texts = t.attention

  const action = status === 'open' ? texts.take.button() : texts.taken.back()
  return (
    <Stack gap="md">
      {notice && <Alert kind="info">{notice}</Alert>}
      {count === 0 ? (
        <Empty status={status} />
      ) : (
        <>
          <Text tone="secondary">
            {status === 'open' ? texts.count({ count }) : texts.countDone({ count })}
          </Text>
          <Rows aria-labelledby={labelledBy}>
            {results.map((item) => (
              <AttentionRow key={item.id} item={item}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={texts.about({ action, who: words.who(item) })}
                  disabled={status !== 'open' && isPuttingBack}
                  onClick={() => act(item)}
                >
                  {action}
                </Button>
              </AttentionRow>
            ))}
          </Rows>
          {count > INITIAL_COUNT && (
            <ButtonLink to={worklistPath(organizationId, { status, patient })} variant="secondary">
              {texts.showAll({ count })}
            </ButtonLink>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {puttingBack && <PutBackDialog key={puttingBack.item.id} {...puttingBack} />}
        {taking && <TakeDialog key={taking.item.id} {...taking} />}
      </Suspense>
    </Stack>
  )
}

function Empty({ status }: Pick<AttentionListProps, 'status'>) {
  const { t } = useText('attention')
  const texts = status === 'open' ? t.attention.empty : t.attention.emptyDone
  return (
    <EmptyState level={3} title={texts.title()} icon={IconCircleCheck}>
      {texts.body()}
    </EmptyState>
  )
}
