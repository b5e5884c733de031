import type { ProcessInstance } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isOver } from './journey-state.ts'
import { nameLang } from './name-lang.ts'

/** During a journey, whether anyone monitors the answers; afterwards, that it is finished or stopped. */
export function JourneyNotice({ journey }: { journey: ProcessInstance }) {
  const { t, locale } = useText('care')
  const format = useFormat()
  const { monitored, notMonitored, finishedTitle, finishedBody, stopped } = t.patient.journey
  if (journey.completed_at !== null) {
    return (
      <Alert kind="success" role="none" title={finishedTitle()}>
        {finishedBody({ date: format.date(journey.completed_at) })}
      </Alert>
    )
  }
  if (isOver(journey)) {
    return (
      <Alert kind="info" role="none" title={stopped.title()}>
        {journey.cancelled_at === null
          ? stopped.body()
          : t.care.journey.leftOn({ date: format.date(journey.cancelled_at) })}
      </Alert>
    )
  }
  const texts = journey.is_monitored ? monitored : notMonitored
  return (
    <Alert kind={journey.is_monitored ? 'info' : 'warning'} role="none" title={texts.title()}>
      {journey.monitoring_note && (
        <Text>
          <span lang={nameLang(journey.languages, locale)}>{journey.monitoring_note}</span>
        </Text>
      )}
      <Text>{texts.body()}</Text>
    </Alert>
  )
}
