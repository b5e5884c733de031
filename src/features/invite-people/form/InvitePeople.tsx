import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCreateInvitations, usePreviewInvitations } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationPreview } from '#generated/model/index.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Title } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { emailsOf, type Line, linesOf, withOutcomes } from './invite-results.ts'
import { firstInvite, type InviteChecked } from './invite-schema.ts'
import { InviteForm } from './InviteForm.tsx'
import { InviteReview } from './InviteReview.tsx'
import { journeysOf } from '../queries.ts'
import { LineTable } from './LineTable.tsx'

type Phase =
  | { at: 'edit' }
  | { at: 'review'; checked: InviteChecked; preview: InvitationPreview }
  | { at: 'sent'; checked: InviteChecked; lines: readonly Line[] }

type Props = {
  organizationId: string
  /** URL of the invitation list. */
  listTo: string
}

/** Invites one or more people in three steps on one page: enter, review, send. Input is kept until it is sent. */
export function InvitePeople({ organizationId, listTo }: Props) {
  const { t } = useText('invites')
  const [query] = useSearchParams()
  const journeys = useSuspenseQuery(journeysOf(organizationId)).data.results
  const [typed, setTyped] = useState(() => firstInvite(journeys, query.get('journey')))
  const [phase, setPhase] = useState<Phase>({ at: 'edit' })
  const preview = usePreviewInvitations()
  const create = useCreateInvitations()
  useFocusOf(phase)
  const { create: texts, review } = t.invites

  if (journeys.length === 0) return <EmptyState title={texts.noJourneys()} />

  const failureText = (failed: () => string) =>
    failureMessage({ offline: texts.offline, gone: texts.gone, locked: texts.gone, failed })
  const send = (checked: InviteChecked, lines: readonly Line[], what: 'new' | 'not_sent') =>
    create.mutate(
      { data: { ...checked, organization: organizationId, emails: emailsOf(lines, what) } },
      { onSuccess: ({ results }) => setPhase({ at: 'sent', checked, lines: withOutcomes(lines, results) }) },
    )
  const editAgain = (emails: string) => {
    create.reset()
    setTyped({ ...typed, emails })
    setPhase({ at: 'edit' })
  }
  const failed = create.error && failureText(review.sendFailed)(create.error)

  switch (phase.at) {
    case 'edit':
      return (
        <InviteForm
          journeys={journeys}
          defaultValues={typed}
          check={(checked) => {
            create.reset()
            return preview.mutateAsync({ data: { ...checked, organization: organizationId } })
          }}
          onChecked={(result) => {
            setTyped(result.typed)
            setPhase({ at: 'review', ...result })
          }}
          failureText={failureText(texts.checkFailed)}
        />
      )
    case 'review':
      return (
        <InviteReview
          preview={phase.preview}
          journey={journeys.find(({ id }) => id === phase.checked.process_definition)?.name ?? ''}
          language={phase.checked.language}
          onSend={() => send(phase.checked, linesOf(phase.preview.results), 'new')}
          onChange={() => editAgain(typed.emails)}
          pending={create.isPending}
          error={failed}
        />
      )
    case 'sent':
      return (
        <InviteResult
          {...{ listTo }}
          lines={phase.lines}
          onRetry={() => send(phase.checked, phase.lines, 'not_sent')}
          onCorrect={(emails) => editAgain(emails.join('\n'))}
          onMore={() => editAgain('')}
          pending={create.isPending}
          error={failed}
        />
      )
  }
}

/** Focuses the heading of each new step, so that screen readers announce it. */
function useFocusOf(phase: Phase): void {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    const heading = document.getElementById('invite-phase') ?? document.querySelector<HTMLElement>('h1')
    heading?.focus()
  }, [phase])
}

type InviteResultProps = {
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
function InviteResult(props: InviteResultProps) {
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
