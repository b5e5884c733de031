import type { CSSProperties } from 'react'
import type { TestResult } from '#generated/model/index.ts'
import { isOutOfRange } from './result-rules.ts'
import styles from './test-results.module.css'

/** Where a number lies to its usual range, which is the middle half. Only seen: the words beside it say the same. */
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
