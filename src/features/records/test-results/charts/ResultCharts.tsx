import type { TestResult } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberLine } from '#src/ui/data/NumberLine.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { comparable, isOutOfRange, sharedRange } from '../form/result-rules.ts'
import { measureText, rangeText, valueText } from '../result-texts.ts'

/** The latest result on a number line, and its trend; both have text alternatives (B9). */
export function ResultCharts({ history }: { history: readonly TestResult[] }) {
  const { t, locale } = useText('records')
  const texts = t.records.testResults
  const [newest] = history
  const points = comparable(history)
  if (!newest) return null
  const { test_name: test, reference_low: low, reference_high: high } = newest
  const end = (value: number | null) => (value === null ? undefined : measureText(newest, value, locale))
  const shared = sharedRange(points)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <>
      {newest.value !== null && (low !== null || high !== null) && (
        <Stack gap="xs">
          <Title level={2} size={4}>
            {texts.drill.line()}
          </Title>
          <NumberLine
            label={texts.line.label({
              test,
              value: valueText(newest, locale),
              state: texts.state[newest.interpretation](),
              range: rangeText(newest, { t, locale }),
            })}
            range={{ low, high }}
            value={newest.value}
            valueText={valueText(newest, locale)}
            lowText={end(low)}
            highText={end(high)}
            usualText={texts.line.usual()}
          />
        </Stack>
      )}
      {first && last && points.length > 1 && (
        <Stack gap="xs">
          <Title level={2} size={4}>
            {texts.drill.trend()}
          </Title>
          <TrendLine
            label={texts.line.trend({
              test,
              count: points.length,
              points: points
                .map((point) =>
                  texts.line.point({
                    value: valueText(point, locale),
                    date: formatDate(locale, point.collected_at),
                  }),
                )
                .join(', '),
            })}
            points={points.map((point) => ({
              id: point.id,
              at: Date.parse(point.collected_at),
              value: point.value,
              isOutside: isOutOfRange(point),
            }))}
            bands={
              shared ? [{ ...shared, id: 'usual', lowText: end(shared.low), highText: end(shared.high) }] : []
            }
            startText={formatDate(locale, first.collected_at)}
            endText={formatDate(locale, last.collected_at)}
          />
        </Stack>
      )}
    </>
  )
}
