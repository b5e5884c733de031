import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { IconRefresh } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import type { Asked } from './use-control-call.ts'

type Props<Answer> = { asked: Asked<Answer>; children: (answer: Answer) => ReactNode }

/** Renders the response of a call, with a skeleton while loading and a retry button on failure. */
export function Loaded<Answer>({ asked, children }: Props<Answer>) {
  const { t } = useText('control')
  const { answer, failed, asking, again } = asked
  if (failed) {
    return (
      <ErrorPanel
        title={t.control.noAnswer()}
        message={t.control.unreachable()}
        onRetry={again}
        retrying={asking}
      />
    )
  }
  return answer === undefined ? <Skeleton cards={2} /> : children(answer)
}

export function Refresh({ asked }: { asked: Asked<unknown> }) {
  const { t } = useText('control')
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={asked.asking && asked.answer !== undefined}
      onClick={asked.again}
      icon={IconRefresh}
    >
      {t.control.refresh()}
    </Button>
  )
}
