import type { CSSProperties } from 'react'
import type { TestResult } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { rangeText, valueText } from '../result-texts.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from '../test-results.module.css'
import { isOutOfRange } from '../form/result-rules.ts'

type Words = { t: Texts; locale: Locale }

type Three = readonly [Column<TestResult>, Column<TestResult>, Column<TestResult>]

/** Columns shared by all result tables: value, usual range and state. */
export function resultColumns({ t, locale }: Words): Three {
  const { column } = t.records.testResults
  return [
    {
      id: 'value',
      header: column.result(),
      cell: (result) => <span className={styles.value}>{valueText(result, locale)}</span>,
    },
    {
      id: 'range',
      header: column.range(),
      onPhone: 'hidden',
      cell: (result) => rangeText(result, { t, locale }),
    },
    {
      id: 'state',
      header: column.state(),
      cell: (result) => (
        <>
          <RangeBar result={result} />
          <StateBadge interpretation={result.interpretation} />
        </>
      ),
    },
  ]
}

/** The name of the test, linked to all its results. */
export const testColumn = ({ t }: Words): Column<TestResult> => ({
  id: 'test',
  header: t.records.testResults.column.test(),
  isName: true,
  cell: ({ patient: patientId, test_code: test, test_name: name, is_new: isNew }) => (
    <span className={styles.name}>
      <TextLink to={paths.patient.healthStory.testResults({ patientId }, { test })}>{name}</TextLink>
      {isNew && <Badge tone="primary">{t.records.testResults.isNew()}</Badge>}
    </span>
  ),
})

export const dateColumn = ({ t, locale }: Words): Column<TestResult> => ({
  id: 'date',
  header: t.records.testResults.column.date(),
  cell: ({ collected_at: date }) => <time dateTime={date}>{formatDate(locale, date, 'short')}</time>,
})

/**
 * A value relative to its usual range, the middle half of the bar. Hidden from screen readers: the text next to
 * it says the same.
 */
function RangeBar({ result }: { result: TestResult }) {
  const { value, reference_low: low, reference_high: high } = result
  if (value === null || low === null || high === null || low >= high) return null
  const at = 25 + (50 * (value - low)) / (high - low)
  const place: CSSProperties = { insetInlineStart: `${Math.min(98, Math.max(2, at))}%` }
  return (
    <span className={styles.bar} data-outside={isOutOfRange(result) || undefined} aria-hidden>
      <span className={styles.mark} style={place} />
    </span>
  )
}
