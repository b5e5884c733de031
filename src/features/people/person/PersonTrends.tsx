import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { PersonTrend } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import lines from '#src/ui/layout/lines.module.css'
import styles from './person.module.css'
import { type PersonPlace, trendsOf } from './queries.ts'

/** Numeric answers over time: the latest as text, a line chart, and a link per answer. */
export function PersonTrends(place: PersonPlace) {
  const { t } = useText('provider')
  const { data } = useSuspenseQuery(trendsOf(place))
  if (data.results.length === 0) return <Text tone="secondary">{t.provider.people.trends.none()}</Text>
  return (
    <div className={styles.trends}>
      {data.results.map((trend) => (
        <Trend key={trend.id} trend={trend} organizationId={place.organizationId} />
      ))}
    </div>
  )
}

function Trend({ trend, organizationId }: { trend: PersonTrend; organizationId: string }) {
  const { t, format } = useText('provider')
  const { pathname, search } = useLocation()
  const texts = t.provider.people.trends
  const { question, unit, minimum, maximum, points } = trend
  const [first, latest] = [points[0], points.at(-1)]
  if (!first || !latest) return null
  const valueText = (value: number) => {
    const number = format.number(value)
    if (maximum !== null) return texts.outOf({ value: number, maximum: format.number(maximum) })
    return unit === null ? number : `${number}\u00a0${unit}`
  }
  const pointText = ({ value, at }: (typeof points)[number]) =>
    texts.point({ value: valueText(value), date: format.date(at) })
  return (
    <Stack as="section" gap="xs" className={styles.trend}>
      <Title level={3} size={4}>
        {question}
      </Title>
      <Text>{texts.latest({ point: pointText(latest) })}</Text>
      <TrendLine
        label={texts.label({ question, points: points.map(pointText).join(', ') })}
        points={points.map(({ task, at, value }) => ({
          id: task,
          at: Date.parse(at),
          value,
          isOutside: false,
        }))}
        ends={[minimum, maximum].filter((end) => end !== null)}
        startText={format.date(first.at)}
        endText={format.date(latest.at)}
      />
      <Disclosure title={texts.all({ count: points.length })}>
        <ul role="list" className={lines.rows}>
          {points.toReversed().map((point) => (
            <li key={point.task}>
              <TextLink
                to={paths.provider.submission(
                  { organizationId, journeyId: point.process_instance, taskId: point.task },
                  { returnTo: pathname + search },
                )}
              >
                {pointText(point)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  )
}
