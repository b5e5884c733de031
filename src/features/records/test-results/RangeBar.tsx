import type { CSSProperties } from 'react'
import type { TestResult } from '#generated/model/index.ts'
import { isOutOfRange } from './result-rules.ts'
import styles from './test-results.module.css'

/**
 * A value relative to its usual range, the middle half of the bar. Hidden from screen readers: the text next to
 * it says the same.
 */
export function RangeBar({ result }: { result: TestResult }) {
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
