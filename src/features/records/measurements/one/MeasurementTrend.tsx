import type { Measurement } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { measuredText } from '../measurement-texts.ts'
import { inUnitOf } from './trend-points.ts'

type Props = {
  /** Newest first. */
  history: readonly Measurement[]
  count: number
}

/** The values of a kind over time; a blood pressure has two lines. */
export function MeasurementTrend({ history, count }: Props) {
  const { t, locale } = useText('measurements')
  const format = useFormat()
  const texts = t.measurements.trend
  const points = history.toReversed()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const pointText = (row: Measurement) =>
    texts.point({ value: measuredText(row, { t, locale }), date: format.date(row.measured_at) })
  const lineOf = (valueOf: (row: Measurement) => number) =>
    points.map((row) => ({
      id: row.id,
      at: Date.parse(row.measured_at),
      value: valueOf(row),
      isOutside: false,
    }))
  const isPressure = last.kind === 'blood_pressure'
  return (
    <Stack as="section" gap="xs">
      <Title level={2} size={4}>
        {texts.title()}
      </Title>
      <TrendLine
        label={texts.label({
          kind: t.measurements.kind[last.kind](),
          count: points.length,
          points: points.map(pointText).join(', '),
        })}
        points={lineOf((row) => inUnitOf(last, row))}
        {...(isPressure && {
          second: lineOf(({ diastolic }) => diastolic ?? 0),
          names: [texts.upper(), texts.lower()] as const,
        })}
        range={null}
        ends={last.kind === 'pain' ? [0, 10] : []}
        startText={pointText(first)}
        endText={pointText(last)}
      />
      {count > points.length && (
        <Text size="sm" tone="secondary">
          {texts.more({ count: points.length })}
        </Text>
      )}
    </Stack>
  )
}
