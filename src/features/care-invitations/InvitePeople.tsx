import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCreateInvitations, usePreviewInvitations } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationPreview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { callFailure } from './call-failure.ts'
import { emailsOf, linesOf, withOutcomes } from './invite-results.ts'
import type { Line } from './invite-results.ts'
import { batchFrom, firstValues } from './invite-values.ts'
import { InviteForm } from './InviteForm.tsx'
import { InviteResult } from './InviteResult.tsx'
import { InviteReview } from './InviteReview.tsx'
import { journeysOf } from './queries.ts'

type Phase =
  | { at: 'edit' }
  | { at: 'review'; preview: InvitationPreview }
  | { at: 'sent'; lines: readonly Line[] }

type Props = {
  organizationId: string
  /** Where the invitations are listed. */
  listTo: string
}

/** Invites one person or many, in three steps on one page: type, look, send. What was typed stays until it is sent. */
export function InvitePeople({ organizationId, listTo }: Props) {
  const { t } = useText('invites')
  const [query] = useSearchParams()
  const journeys = useSuspenseQuery(journeysOf(organizationId)).data.results
  const [values, setValues] = useState(() => firstValues(journeys, query.get('journey')))
  const [phase, setPhase] = useState<Phase>({ at: 'edit' })
  const preview = usePreviewInvitations()
  const create = useCreateInvitations()
  useFocusOf(phase)
  const { create: texts, review } = t.invites

  if (journeys.length === 0) return <EmptyState title={texts.noJourneys()} />

  const said = (error: unknown, otherwise: string) => {
    if (!error) return undefined
    const failure = callFailure(error)
    if (failure === 'offline') return texts.offline()
    return failure === 'gone' ? texts.gone() : otherwise
  }
  async function check() {
    const data = batchFrom(organizationId, values)
    if (!data) return
    create.reset()
    try {
      setPhase({ at: 'review', preview: await preview.mutateAsync({ data }) })
    } catch {
      // the form says it, and keeps what was typed
    }
  }
  const send = (lines: readonly Line[], what: 'new' | 'not_sent') => {
    const data = batchFrom(organizationId, values)
    if (!data) return
    create.mutate(
      { data: { ...data, emails: emailsOf(lines, what) } },
      { onSuccess: ({ results }) => setPhase({ at: 'sent', lines: withOutcomes(lines, results) }) },
    )
  }
  const editAgain = (addresses: string) => {
    create.reset()
    setValues({ ...values, addresses })
    setPhase({ at: 'edit' })
  }
  const failed = said(create.error, review.sendFailed())

  switch (phase.at) {
    case 'edit':
      return (
        <InviteForm
          {...{ journeys, values }}
          onChange={(changed) => {
            if (preview.error) preview.reset()
            setValues(changed)
          }}
          onCheck={check}
          pending={preview.isPending}
          submitError={said(preview.error, texts.checkFailed())}
        />
      )
    case 'review':
      return (
        <InviteReview
          preview={phase.preview}
          journey={journeys.find(({ id }) => id === values.journey)?.name ?? ''}
          language={values.language === 'fr-ca' ? 'fr-ca' : 'en-ca'}
          onSend={() => send(linesOf(phase.preview.results), 'new')}
          onChange={() => editAgain(values.addresses)}
          pending={create.isPending}
          error={failed}
        />
      )
    case 'sent':
      return (
        <InviteResult
          {...{ listTo }}
          lines={phase.lines}
          onRetry={() => send(phase.lines, 'not_sent')}
          onCorrect={(emails) => editAgain(emails.join('\n'))}
          onMore={() => editAgain('')}
          pending={create.isPending}
          error={failed}
        />
      )
  }
}

/** One step takes the place of another: the focus goes to its heading, so that whoever does not see it hears it. */
function useFocusOf(phase: Phase): void {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    const heading = document.getElementById('invite-phase') ?? document.querySelector<HTMLElement>('h1')
    heading?.focus()
  }, [phase])
}
