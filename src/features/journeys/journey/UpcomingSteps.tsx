import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconClock } from '#src/ui/icons.ts'
import { Row, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import styles from '../journeys.module.css'
import { nameLang } from '../name-lang.ts'

/** Certain future steps, as the server names them; they cannot be opened yet. */
export function UpcomingSteps({ journey }: { journey: ProcessInstance }) {
  const { t, locale, format } = useText('care')
  const { upcoming_steps: steps } = journey
  const texts = t.care.journey
  const lang = nameLang(journey.languages, locale)
  if (steps.length === 0) return null
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id="upcoming">
        {texts.upcoming()}
      </Title>
      <Text tone="secondary">{texts.upcomingHint()}</Text>
      <Rows as="ol" aria-labelledby="upcoming">
        {steps.map(({ activity_id: id, name, estimated_minutes: minutes, opens_at: opensAt }) => (
          <Row key={id}>
            <RowWords>
              <Text {...(lang && { lang })}>{name}</Text>
              {opensAt !== null && (
                <Text size="sm" tone="secondary">
                  {texts.nextTime({ date: format.date(opensAt) })}
                </Text>
              )}
            </RowWords>
            {minutes !== null && (
              <span className={styles.hint}>
                <IconClock aria-hidden size="1.125rem" />
                {t.patient.task.minutes({ count: minutes })}
              </span>
            )}
          </Row>
        ))}
      </Rows>
    </Stack>
  )
}
