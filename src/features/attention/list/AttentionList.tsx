import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { AttentionItem, AttentionStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Rows } from '#src/ui/layout/Rows.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { AttentionRow } from './AttentionRow.tsx'
import { INITIAL_COUNT, attentionIn } from '../queries.ts'
import { useAcknowledge } from '../actions/use-acknowledge.ts'
import { worklistPath } from '../worklist/worklist.ts'
import { useAttentionWords } from '../use-attention-words.ts'

/** Loaded when a button asks for one, together with the modal. */
const TakeDialog = lazy(async () => ({ default: (await import('../actions/TakeDialog.tsx')).TakeDialog }))
const PutBackDialog = lazy(async () => ({
  default: (await import('../actions/PutBackDialog.tsx')).PutBackDialog,
}))

type Props = {
  organizationId: string
  status: AttentionStatus
  patient?: string | undefined
  /** The id of the heading above; it takes the focus when a row is removed. */
  labelledBy: string
}

/** Open or handled items as rows, most urgent first. */
export function AttentionList({ organizationId, status, patient, labelledBy }: Props) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const { id: me } = useCurrentUser()
  const [asked, setAsked] = useState<AttentionItem>()
  const [askedBack, setAskedBack] = useState<AttentionItem>()
  const [notice, setNotice] = useState<string>()
  const { take, putBack, isTaking, isPuttingBack } = useAcknowledge()
  const { data } = useSuspenseQuery(attentionIn(organizationId, status, INITIAL_COUNT, patient))
  const { count, results } = data
  const texts = t.attention

  const named = (action: string, item: AttentionItem) => texts.about({ action, who: words.who(item) })
  /** The pressed button is removed with its row. */
  const toHeading = () => document.getElementById(labelledBy)?.focus()

  async function takeAsked(note: string) {
    if (!asked) return { kind: 'taken' } as const
    const outcome = await take(asked, note)
    if (outcome.kind === 'failed') return outcome
    setAsked(undefined)
    setNotice(outcome.kind === 'over' ? outcome.words : undefined)
    toHeading()
    return outcome
  }

  async function back(item: AttentionItem, reason?: string) {
    await putBack(item, reason)
    setAskedBack(undefined)
    toHeading()
  }

  function askBack(item: AttentionItem) {
    if (item.acknowledged_by?.id === me) return void back(item)
    setAskedBack(item)
  }

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
                {status === 'open' ? (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={named(texts.take.button(), item)}
                    onClick={() => setAsked(item)}
                  >
                    {texts.take.button()}
                  </Button>
                ) : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={named(texts.taken.back(), item)}
                    disabled={isPuttingBack}
                    onClick={() => askBack(item)}
                  >
                    {texts.taken.back()}
                  </Button>
                )}
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
        {askedBack && (
          <PutBackDialog
            key={askedBack.id}
            item={askedBack}
            pending={isPuttingBack}
            onPutBack={(reason) => void back(askedBack, reason)}
            onClose={() => setAskedBack(undefined)}
          />
        )}
        {asked && (
          <TakeDialog
            key={asked.id}
            item={asked}
            pending={isTaking}
            onTake={takeAsked}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function Empty({ status }: Pick<Props, 'status'>) {
  const { t } = useText('attention')
  const texts = status === 'open' ? t.attention.empty : t.attention.emptyDone
  return (
    <EmptyState level={3} title={texts.title()} icon={IconCircleCheck}>
      {texts.body()}
    </EmptyState>
  )
}
