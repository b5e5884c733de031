import type { MessageOutcome, ReminderOutcome } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import type { Outcomes } from './use-chosen-call.ts'

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
