import { useEffect, useRef } from 'react'
import type { ProcessInstanceRemindedResultsItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

/** The outcome of the reminders: how many were sent, who was skipped and why. */
export type Reminded = {
  readonly results: readonly ProcessInstanceRemindedResultsItem[]
  readonly names: ReadonlyMap<string, string>
}

const reasons = ['no_open_task', 'reminded_recently', 'no_address'] as const

export function RemindedNotice({ reminded, onClose }: { reminded: Reminded; onClose: () => void }) {
  const { t, locale } = useText('enrolments')
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button was removed with the selection.
  useEffect(() => notice.current?.focus(), [])
  const texts = t.enrolments.remind
  const { results, names } = reminded
  const sent = results.filter(({ outcome }) => outcome === 'reminded').length
  const namesOf = (reason: (typeof reasons)[number]) =>
    results.filter(({ outcome }) => outcome === reason).map(({ id }) => names.get(id) ?? '')
  const list = (some: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(some)
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      kind={sent > 0 ? 'success' : 'info'}
      title={sent > 0 ? texts.done({ count: sent }) : texts.none()}
    >
      <Stack gap="sm">
        {reasons.map((reason) => {
          const left = namesOf(reason)
          return left.length > 0 && <Text key={reason}>{texts.outcome[reason]({ names: list(left) })}</Text>
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
