import { Fragment } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import styles from '../enrolments.module.css'
import { type State, stateOf } from './state.ts'

const tones: Readonly<Record<State, Tone>> = {
  pending: 'neutral',
  active: 'primary',
  enrolled: 'neutral',
  completed: 'success',
  cancelled: 'neutral',
}

export function StateBadge({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('enrolments')
  const state = stateOf(enrolment)
  const late = { patient: enrolment.overdue_task_count, careTeam: enrolment.overdue_care_team_task_count }
  return (
    <span className={styles.states}>
      <Badge tone={tones[state]}>{t.enrolments.status[state]()}</Badge>
      {(['patient', 'careTeam'] as const).map(
        (whose) =>
          late[whose] > 0 && (
            <Fragment key={whose}>
              {/* separates the words for screen readers */}{' '}
              <Badge tone="warning">{t.enrolments.overdue[whose]({ count: late[whose] })}</Badge>
            </Fragment>
          ),
      )}
      {enrolment.account_closed_at && (
        <>
          {' '}
          <Badge tone="neutral">{t.enrolments.accountClosed()}</Badge>
        </>
      )}
    </span>
  )
}
