import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { countOf, type Outcomes } from './use-chosen-call.ts'

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
export function OutcomeNotice<Sent extends string, Skipped extends string>({
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
