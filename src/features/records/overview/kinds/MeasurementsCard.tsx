import { useQuery } from '@tanstack/react-query'
import { getListMeasurementsQueryOptions } from '#generated/endpoints/measurements/measurements.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { IconHeartbeat, IconPlus } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import styles from '../overview.module.css'

/** The card of the measurements, which have values over time instead of records with a name. */
export function MeasurementsCard({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const words = t.records.overview.measurements
  const { measurements } = paths.patient.healthStory
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.icon}>
        <IconHeartbeat aria-hidden size="1.5rem" />
      </span>
      <Title level={2} size={3}>
        <CardLink to={measurements({ patientId })}>{words.name()}</CardLink>
      </Title>
      <Text tone="secondary" className={styles.about}>
        {words.about()}
      </Text>
      <div className={styles.state}>
        <MeasurementsState patientId={patientId} />
      </div>
      <div className={styles.add} data-no-print>
        <ButtonLink
          to={measurements({ patientId }, { add: '1' })}
          variant="secondary"
          size="sm"
          icon={IconPlus}
        >
          <span aria-hidden className={styles.addWord}>
            {t.records.overview.add()}
          </span>
          <VisuallyHidden>{words.add()}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  )
}

/** How many there are, and when the last one was taken. */
function MeasurementsState({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const format = useFormat()
  const texts = t.records.overview
  const { data, isError, refetch } = useQuery(
    getListMeasurementsQueryOptions({ patient: patientId, page_size: 1 }),
  )
  if (data) {
    const [latest] = data.results
    if (!latest) return <Text size="sm">{texts.none()}</Text>
    return (
      <>
        <Text strong>{texts.count({ count: data.count })}</Text>
        <Text size="sm" tone="secondary">
          {texts.updated({ date: format.date(latest.measured_at) })}
        </Text>
      </>
    )
  }
  if (!isError) return <span className={styles.waiting} aria-hidden />
  return (
    <>
      <Text size="sm" tone="danger">
        {texts.countFailed()}
      </Text>
      <Button variant="quiet" size="sm" onClick={() => void refetch()}>
        {t.actions.retry()}
      </Button>
    </>
  )
}
