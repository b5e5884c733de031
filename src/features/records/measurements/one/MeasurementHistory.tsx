import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetMeasurementQueryKey,
  useDeleteMeasurement,
  useRestoreMeasurement,
} from '#generated/endpoints/measurements/measurements.ts'
import type { Measurement, MeasurementKind, MeasurementTarget } from '#generated/model/index.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { endsOf, isOpen } from '#src/lib/text/target-text.ts'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { IconHeartbeat } from '#src/ui/icons.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { DeleteDialog } from '../../record/DeleteDialog.tsx'
import { useDeleteRecord } from '../../record/use-delete-record.ts'
import { measuredText } from '../measurement-texts.ts'
import { recentOf } from '../queries.ts'
import { inUnit, shortWords } from '../targets/target-words.ts'
import { TargetLines, TargetsFailed } from '../targets/TargetLines.tsx'
import { targetsOf, useTargets } from '../targets/use-targets.ts'
import styles from '../measurements.module.css'
import { MeasurementTable } from './MeasurementTable.tsx'
import { inUnitOf } from './trend-points.ts'

type Props = { patientId: string; kind: MeasurementKind; drawer: DrawerAddress }

/** One kind: the latest value, the values over time, and all of them with edit and delete. */
export function MeasurementHistory({ patientId, kind, drawer }: Props) {
  const { t, locale, format } = useText('measurements', 'records')
  usePrefetchQuery(targetsOf(patientId))
  const { data } = useSuspenseQuery(recentOf(patientId, kind))
  const { targets: all, isPending, hasFailed, retry } = useTargets(patientId)
  const deleting = useDeleteRecord({
    remove: useDeleteMeasurement({ skipInvalidation: true }),
    restore: useRestoreMeasurement(),
    keyOf: getGetMeasurementQueryKey,
    leave: () => undefined,
  })
  const texts = t.measurements
  const [latest, before] = data.results
  if (isPending) return <Skeleton cards={1} />
  const targets = all.filter((target) => target.kind === kind)
  const inWords = hasFailed ? <TargetsFailed retry={retry} /> : <TargetLines {...{ targets, latest }} />
  return (
    <>
      {latest ? (
        <Stack gap="lg">
          <Card as="section">
            <Stack gap="lg">
              <Stack gap="xs">
                <Text tone="secondary">{format.dateTime(latest.measured_at)}</Text>
                <p className={styles.big}>{measuredText(latest, { t, locale })}</p>
                {before && <Change latest={latest} before={before} />}
              </Stack>
              {inWords}
              <MeasurementTrend history={data.results} count={data.count} targets={targets} />
            </Stack>
          </Card>
          <PagedRegion title={texts.failed()} missing={t.records.shared.missingPage()}>
            {(page) => <MeasurementTable {...{ patientId, kind, page, drawer, deleting }} />}
          </PagedRegion>
        </Stack>
      ) : (
        <Stack gap="lg">
          <EmptyState title={texts.empty.kind()} icon={IconHeartbeat}>
            {texts.how[kind]()}
          </EmptyState>
          {inWords}
        </Stack>
      )}
      <DeleteDialog deleting={deleting} />
    </>
  )
}

/** The latest value compared with the one before, in words. */
function Change({ latest, before }: { latest: Measurement; before: Measurement }) {
  const { t, locale, format } = useText('measurements')
  const texts = t.measurements.change
  const was = { value: measuredText(before, { t, locale }), date: format.date(before.measured_at) }
  const [upper, lower] = [
    latest.value - inUnitOf(latest, before),
    (latest.diastolic ?? 0) - (before.diastolic ?? 0),
  ]
  if (upper === 0 && lower === 0) return <Text>{texts.same(was)}</Text>
  // One number of a pressure may rise while the other falls.
  if (upper * lower < 0) return <Text>{texts.changed(was)}</Text>
  return <Text>{upper + lower > 0 ? texts.higher(was) : texts.lower(was)}</Text>
}

type MeasurementTrendProps = {
  /** Newest first. */
  history: readonly Measurement[]
  count: number
  /** Drawn as bands. */
  targets: readonly MeasurementTarget[]
}

/** The values of a kind over time; a blood pressure has two lines. */
function MeasurementTrend({ history, count, targets }: MeasurementTrendProps) {
  const { t, locale, format } = useText('measurements')
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
