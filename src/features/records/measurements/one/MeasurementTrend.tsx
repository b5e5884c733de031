import type { Measurement, MeasurementTarget } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { formatNumber } from '#src/i18n/format.ts'
import { endsOf, isOpen } from '#src/lib/text/target-text.ts'
import { measuredText } from '../measurement-texts.ts'
import { inUnit, shortWords } from '../targets/target-words.ts'
import { inUnitOf } from './trend-points.ts'

type Props = {
  /** Newest first. */
  history: readonly Measurement[]
  count: number
  /** Drawn as bands. */
  targets: readonly MeasurementTarget[]
}

/** The values of a kind over time; a blood pressure has two lines. */
export function MeasurementTrend({ history, count, targets }: Props) {
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
  const shown = targets.map((target) => inUnit(target, last.unit))
  const isPressure = last.kind === 'blood_pressure'
  const labelOf = (value: number | null) =>
    value === null || isPressure ? undefined : formatNumber(locale, value)
  // The ends of the two bands of a pressure are too close together for labels; the legend has them.
  const bands = shown.flatMap((target) => {
    const { value, diastolic } = endsOf(target)
    return Object.entries({ value, diastolic })
      .filter(([, ends]) => !isOpen(ends))
      .map(([name, ends]) => ({
        ...ends,
        id: target.id + name,
        lowText: labelOf(ends.low),
        highText: labelOf(ends.high),
      }))
  })
  const bandText = shown.map((target) => shortWords(target, shown.length === 1, { t, locale })).join('; ')
  return (
    <Stack as="section" gap="xs">
      <Title level={2} size={4}>
        {texts.title()}
      </Title>
      <TrendLine
        label={[
          texts.label({
            kind: t.measurements.kind[last.kind](),
            count: points.length,
            points: points.map(pointText).join(', '),
          }),
          bandText,
        ]
          .join(' ')
          .trim()}
        points={lineOf((row) => inUnitOf(last, row))}
        {...(isPressure && {
          second: lineOf(({ diastolic }) => diastolic ?? 0),
          names: [texts.upper(), texts.lower()] as const,
        })}
        bands={bands}
        bandText={bandText}
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
