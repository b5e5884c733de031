import { Link } from 'react-router-dom'
import type { ProcessInstance, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './enrolment-actions.module.css'
import { stepsPath } from './step-place.ts'

type Props = {
  enrolment: Pick<ProcessInstance, 'organization' | 'process_definition' | 'id'>
  current: TaskAudience
}

/** The two sides of an enrolment. Each is a page of its own, so these are links (2.20). */
export function StepTabs({ enrolment, current }: Props) {
  const { t } = useText('steps')
  return (
    <nav aria-label={t.steps.tabs.label()} className={styles.tabs}>
      <ul role="list">
        {(['patient', 'provider'] as const).map((audience) => (
          <li key={audience}>
            <Link
              to={stepsPath(enrolment, audience)}
              className={styles.tab}
              aria-current={audience === current ? 'page' : undefined}
            >
              {t.steps.tabs[audience]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
