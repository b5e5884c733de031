import type { OrganizationJourneyDetail } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from '../enrolments.module.css'

export function JourneyCounts({ counts }: Pick<OrganizationJourneyDetail, 'counts'>) {
  const { t } = useText('enrolments')
  const { number } = useFormat()
  const texts = t.enrolments.page
  return (
    <section aria-label={texts.counts()}>
      <dl className={styles.counts}>
        {(['active', 'pending', 'completed', 'cancelled'] as const).map((state) => (
          <div key={state}>
            <dt>{texts.count[state]()}</dt>
            <dd>{number(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
