import type { JourneyDesign, JourneyProblem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text, Title } from '#src/ui/basics.tsx'
import { ProblemLines } from './ProblemLines.tsx'
import styles from './problems.module.css'
import type { DesignCheck } from './use-design-check.ts'

export const PROBLEMS_PANEL = 'journey-problems'

type Props = { design: JourneyDesign; check: DesignCheck; onGo: (problem: JourneyProblem) => void }

/** Everything that is wrong with the design as it is written. */
export function ProblemsPanel({ design, check, onGo }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.problems
  return (
    <section id={PROBLEMS_PANEL} aria-labelledby="journey-problems-title" className={styles.panel}>
      <Title id="journey-problems-title" level={2} size={3}>
        {texts.title()}
      </Title>
      <Text tone="secondary">{useCheckText(check)}</Text>
      <ProblemLines design={design} problems={check.problems} onGo={onGo} />
    </section>
  )
}

/** The result of a check in one sentence. */
export function useCheckText({ problems, state }: DesignCheck): string {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.problems
  if (state === 'failed') return texts.failed()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  if (errors > 0) return texts.errors({ count: errors })
  if (warnings > 0) return texts.warnings({ count: warnings })
  return state === 'old' ? texts.checking() : texts.none()
}
