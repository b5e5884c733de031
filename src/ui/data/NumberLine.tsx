import styles from './number-line.module.css'
import { placeOn, type Range, scaleFor } from './number-line-scale.ts'

type Props = {
  /** Text alternative: carries the same information as the line. */
  label: string
  range: Range
  value: number
  /** The formatted value and range ends: '6.2 %'. */
  valueText: string
  lowText?: string | undefined
  highText?: string | undefined
  /** Label of the usual range: 'Usual'. */
  usualText: string
}

/** Near an edge, labels are anchored inward. */
const anchorAt = (place: number) => (place < 15 ? 'start' : place > 85 ? 'end' : 'middle')

/** Narrower ranges have no room for a label or for two numbers. */
const ROOMY = 24

/** Shows a value relative to its usual range (B9). Position and text carry the meaning, never colour alone. */
export function NumberLine({ label, range, value, valueText, lowText, highText, usualText }: Props) {
  const scale = scaleFor(range, [value])
  const at = placeOn(scale, value)
  const low = range.low === null ? 0 : placeOn(scale, range.low)
  const high = range.high === null ? 100 : placeOn(scale, range.high)
  const hasRange = range.low !== null || range.high !== null
  const isRoomy = high - low >= ROOMY
  return (
    <svg role="img" aria-label={label} className={styles.line} width="100%" height="98">
      <rect className={styles.track} x="0" y="38" width="100%" height="28" rx="6" />
      {hasRange && (
        <rect className={styles.usual} x={`${low}%`} y="38" width={`${high - low}%`} height="28" />
      )}
      {hasRange && isRoomy && (
        <text className={styles.word} x={`${(low + high) / 2}%`} y="57" textAnchor="middle">
          {usualText}
        </text>
      )}
      {range.low !== null && (
        <text className={styles.end} x={`${low}%`} y="88" textAnchor={isRoomy ? anchorAt(low) : 'end'}>
          {lowText}
        </text>
      )}
      {range.high !== null && (
        <text className={styles.end} x={`${high}%`} y="88" textAnchor={isRoomy ? anchorAt(high) : 'start'}>
          {highText}
        </text>
      )}
      <line className={styles.needle} x1={`${at}%`} x2={`${at}%`} y1="28" y2="72" />
      <circle className={styles.mark} cx={`${at}%`} cy="52" r="8" />
      <text className={styles.value} x={`${at}%`} y="20" textAnchor={anchorAt(at)}>
        {valueText}
      </text>
    </svg>
  )
}
