import { useEffect } from 'react'
import {
  getGetTestResultQueryKey,
  useDeleteTestResult,
  useMarkTestResultsSeen,
  useRestoreTestResult,
} from '#generated/endpoints/test-results/test-results.ts'
import type { TestResult } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberLine } from '#src/ui/data/NumberLine.tsx'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DeleteDialog } from '../../record/DeleteDialog.tsx'
import { useDeleteRecord } from '../../record/use-delete-record.ts'
import type { useDrawerAddress } from '../../form/use-drawer-address.ts'
import { MOST_OF_TEST } from '../queries.ts'
import { changesIn, comparable, isCritical, isOutOfRange, sharedRange } from '../form/result-rules.ts'
import { measureText, rangeText, resultSentence, valueText } from '../result-texts.ts'
import { ResultTable } from '../list/ResultTable.tsx'
import { StateBadge } from '../list/StateBadge.tsx'
import styles from '../test-results.module.css'

type Props = {
  patientId: string
  /** All results of one test, newest first. */
  history: readonly TestResult[]
  count: number
  drawer: ReturnType<typeof useDrawerAddress>
}

/** The page of one test: the latest result as a sentence and on a number line, its trend, and all values. */
export function TestHistory({ patientId, history, count, drawer }: Props) {
  const { t, locale, format } = useText('records')
  const texts = t.records.testResults
  const [newest] = history
  const { mutate: markSeen } = useMarkTestResultsSeen()
  const isNew = history.some((result) => result.is_new)
  const code = newest?.test_code
  useEffect(() => {
    if (isNew && code) markSeen({ data: { patient: patientId, test_code: code } })
  }, [isNew, code, patientId, markSeen])
  const deleting = useDeleteRecord({
    remove: useDeleteTestResult({ skipInvalidation: true }),
    restore: useRestoreTestResult(),
    keyOf: getGetTestResultQueryKey,
    leave: () => undefined,
  })
  if (!newest) return <Text>{texts.drill.gone()}</Text>
  const changes = changesIn(history)
  return (
    <Stack gap="lg">
      {isCritical(newest) && (
        <Alert kind="warning" title={texts.critical.title()}>
          {texts.critical.body()}
        </Alert>
      )}
      <Card as="section">
        <Stack gap="lg">
          <Stack gap="xs">
            <Text tone="secondary">{format.date(newest.collected_at)}</Text>
            <p className={styles.big}>{valueText(newest, locale)}</p>
            <span className={styles.row}>
              <StateBadge interpretation={newest.interpretation} />
              {newest.status !== 'final' && <Text tone="secondary">{texts.status[newest.status]()}</Text>}
            </span>
            <Text size="lg">{resultSentence(history, { t, locale })}</Text>
          </Stack>
          {(changes.unit || changes.range) && (
            <Alert kind="info" role="none" title={texts.changed.title()}>
              {changes.unit && <p>{texts.changed.unit()}</p>}
              {changes.range && <p>{texts.changed.range()}</p>}
            </Alert>
          )}
          <ResultCharts history={history} />
          <Text size="sm" tone="secondary">
            {texts.drill.note()}
          </Text>
        </Stack>
      </Card>
      <ResultTable {...{ history, drawer, deleting }} />
      {count > history.length && <Text tone="secondary">{texts.drill.more({ count: MOST_OF_TEST })}</Text>}
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}

/** The latest result on a number line, and its trend; both have text alternatives (B9). */
function ResultCharts({ history }: { history: readonly TestResult[] }) {
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
