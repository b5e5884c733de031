import { useEffect, useRef } from 'react'
import type { MessageOutcome, ReminderOutcome } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { countOf, type Outcomes } from './use-chosen-call.ts'

export type Reminded = Outcomes<ReminderOutcome>
export type Messaged = Outcomes<MessageOutcome>

/** What was sent to the chosen people last. */
export type Sent =
  | { readonly what: 'reminder'; readonly outcomes: Reminded }
  | { readonly what: 'message'; readonly outcomes: Messaged }

/** The outcome of reminders, or of an approved message. */
export function SentNotice({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const { t } = useText('enrolments')
  const { remind, message } = t.enrolments
  return sent.what === 'reminder' ? (
    <OutcomeNotice
      outcomes={sent.outcomes}
      sent="reminded"
      texts={remind}
      reasons={['no_open_task', 'reminded_recently', 'no_address']}
      onClose={onClose}
    />
  ) : (
    <OutcomeNotice
      outcomes={sent.outcomes}
      sent="sent"
      texts={message}
      reasons={['sent_recently', 'no_address']}
      onClose={onClose}
    />
  )
}

type Count = (values: { count: number }) => string

type Props<Sent extends string, Skipped extends string> = {
  outcomes: Outcomes<Sent | Skipped>
  /** The outcome of those who got it. */
  sent: Sent
  texts: {
    done: Count
    none: () => string
    people: Count
    outcome: Readonly<Record<Skipped, (values: { names: string }) => string>>
    close: () => string
  }
  /** Why others were skipped, in the order shown. */
  reasons: readonly Skipped[]
  onClose: () => void
}

/** How many got something, who was skipped and why; of everyone, only how many. */
function OutcomeNotice<Sent extends string, Skipped extends string>({
  outcomes,
  sent,
  texts,
  reasons,
  onClose,
}: Props<Sent, Skipped>) {
  const { locale } = useText()
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button was removed with the selection.
  useEffect(() => notice.current?.focus(), [])
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const count = countOf(outcomes, sent)
  /** Who was skipped for a reason, or how many of everyone; '' for no one. */
  function skipped(reason: Skipped): string {
    if (outcomes.kind === 'everyone') {
      const many = outcomes.counts[reason]
      return many === 0 ? '' : texts.people({ count: many })
    }
    const { results, names } = outcomes
    return list.format(
      results.filter(({ outcome }) => outcome === reason).map(({ id }) => names.get(id) ?? ''),
    )
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      kind={count > 0 ? 'success' : 'info'}
      title={count > 0 ? texts.done({ count }) : texts.none()}
    >
      <Stack gap="sm">
        {reasons.map((reason) => {
          const names = skipped(reason)
          return names !== '' && <Text key={reason}>{texts.outcome[reason]({ names })}</Text>
        })}
        <div>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {texts.close()}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
