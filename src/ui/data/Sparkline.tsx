import styles from './number-line.module.css'
import { placeOn, scaleFor } from './number-line-scale.ts'

type Props = {
  /** Oldest first; one value draws nothing. */
  values: readonly number[]
}

/** The shape of values over time, beside a text that says the latest one; hidden from screen readers. */
export function Sparkline({ values }: Props) {
  if (values.length < 2) return null
  const scale = scaleFor({ low: null, high: null }, values)
  const places = values.map((value, index) => [
    (index / (values.length - 1)) * 100,
    40 - placeOn(scale, value) * 0.4,
  ])
  return (
    <svg
      aria-hidden
      className={styles.spark}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      width="100%"
      height="40"
    >
      <polyline points={places.map((place) => place.join(',')).join(' ')} />
    </svg>
  )
}
