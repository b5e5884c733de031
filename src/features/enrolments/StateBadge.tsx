import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import type { Tone } from '#src/ui/Badge.tsx'
import styles from './enrolments.module.css'
import { stateOf } from './state.ts'
import type { State } from './state.ts'

const tones: Readonly<Record<State, Tone>> = {
  pending: 'neutral',
  active: 'primary',
  enrolled: 'neutral',
  completed: 'success',
  cancelled: 'neutral',
}

/** How an enrolment stands, and whether something of it is late. */
export function StateBadge({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('enrolments')
  const state = stateOf(enrolment)
  const late = enrolment.overdue_task_count
  return (
    <span className={styles.states}>
      <Badge tone={tones[state]}>{t.enrolments.status[state]()}</Badge>
      {/* the space is for those who hear it */}
      {late > 0 && (
        <>
          {' '}
          <Badge tone="warning">{t.enrolments.overdue.badge({ count: late })}</Badge>
        </>
      )}
    </span>
  )
}
