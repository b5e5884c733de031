import { useEffect } from 'react'
import {
  getGetTestResultQueryKey,
  useDeleteTestResult,
  useMarkTestResultsSeen,
  useRestoreTestResult,
} from '#generated/endpoints/test-results/test-results.ts'
import type { TestResult } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { DeleteDialog } from '../../record/DeleteDialog.tsx'
import { useDeleteRecord } from '../../record/use-delete-record.ts'
import type { useDrawerAddress } from '../../form/use-drawer-address.ts'
import { MOST_OF_TEST } from '../queries.ts'
import { changesIn, isCritical } from '../form/result-rules.ts'
import { resultSentence, valueText } from '../result-texts.ts'
import { ResultCharts } from './ResultCharts.tsx'
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
  const { t, locale } = useText('records')
  const format = useFormat()
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
