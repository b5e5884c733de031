import { useEffect, useRef } from 'react'
import type {
  ProcessInstanceRemindedResultsItem,
  ProcessInstanceReminderCounts,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

/** The outcome of the reminders: how many were sent, who was skipped and why; of everyone, only how many. */
export type Reminded =
  | {
      readonly kind: 'some'
      readonly results: readonly ProcessInstanceRemindedResultsItem[]
      readonly names: ReadonlyMap<string, string>
    }
  | { readonly kind: 'everyone'; readonly counts: ProcessInstanceReminderCounts }

const reasons = ['no_open_task', 'reminded_recently', 'no_address'] as const

export function RemindedNotice({ reminded, onClose }: { reminded: Reminded; onClose: () => void }) {
  const { t, locale } = useText('enrolments')
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button was removed with the selection.
  useEffect(() => notice.current?.focus(), [])
  const texts = t.enrolments.remind
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const sent =
    reminded.kind === 'everyone'
      ? reminded.counts.reminded
      : reminded.results.filter(({ outcome }) => outcome === 'reminded').length
  /** Who was skipped for a reason, or how many of everyone; '' for no one. */
  function skipped(reason: (typeof reasons)[number]): string {
    if (reminded.kind === 'everyone') {
      const count = reminded.counts[reason]
      return count === 0 ? '' : texts.people({ count })
    }
    const { results, names } = reminded
    return list.format(
      results.filter(({ outcome }) => outcome === reason).map(({ id }) => names.get(id) ?? ''),
    )
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      kind={sent > 0 ? 'success' : 'info'}
      title={sent > 0 ? texts.done({ count: sent }) : texts.none()}
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
