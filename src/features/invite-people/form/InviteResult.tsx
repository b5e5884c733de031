import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { type Line, emailsOf } from './invite-results.ts'
import { LineTable } from './LineTable.tsx'

type Props = {
  listTo: string
  lines: readonly Line[]
  onRetry: () => void
  /** Returns to the form with these addresses only. */
  onCorrect: (emails: readonly string[]) => void
  onMore: () => void
  pending: boolean
  error: ReactNode
}

/** The outcome per address: who was invited, who was not and why, and the next action. */
export function InviteResult(props: Props) {
  const { listTo, lines, onRetry, onCorrect, onMore, pending, error } = props
  const { t } = useText('invites')
  const texts = t.invites.result
  const invited = lines.filter(({ what }) => what === 'invited')
  const failures = lines.filter(({ what }) => what !== 'invited')
  const retried = emailsOf(lines, 'not_sent')
  const wrong = emailsOf(lines, 'invalid')
  const sent = invited.length
  const heading =
    sent === 0
      ? texts.noneSent()
      : failures.length === 0
        ? texts.allSent({ count: sent })
        : texts.someSent({ sent, total: lines.length })
  return (
    <Stack gap="lg">
      <Title level={2} id="invite-phase" tabIndex={-1}>
        {heading}
      </Title>
      {failures.length > 0 && <LineTable caption={texts.failures()} lines={failures} />}
      {error && <Alert kind="error">{error}</Alert>}
      {(retried.length > 0 || wrong.length > 0) && (
        <Group gap="sm">
          {retried.length > 0 && (
            <Button width="phone" pending={pending} onClick={onRetry}>
              {texts.retry({ count: retried.length })}
            </Button>
          )}
          {wrong.length > 0 && (
            <Button variant="secondary" width="phone" disabled={pending} onClick={() => onCorrect(wrong)}>
              {texts.correct({ count: wrong.length })}
            </Button>
          )}
        </Group>
      )}
      {sent > 0 && <LineTable caption={texts.people()} lines={invited} />}
      <Group gap="sm">
        <ButtonLink to={listTo} variant={failures.length > 0 ? 'secondary' : 'primary'}>
          {texts.list()}
        </ButtonLink>
        <Button variant="secondary" disabled={pending} onClick={onMore}>
          {texts.more()}
        </Button>
      </Group>
    </Stack>
  )
}
