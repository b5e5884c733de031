import { Fragment } from 'react'
import { classes } from '../classes.ts'
import styles from './number-line.module.css'
import { type Range, placeOn, scaleFor } from './number-line-scale.ts'

export type TrendPoint = {
  id: string
  /** Epoch ms. */
  at: number
  value: number
  /** Outside the usual range of its measurement: drawn as a square instead of a circle. */
  isOutside: boolean
}

type Band = Range & { id: string; lowText?: string | undefined; highText?: string | undefined }

type Props = {
  label: string
  /** Oldest first, all in the same unit. */
  points: readonly TrendPoint[]
  /** Shaded ranges with labelled ends, such as the usual range shared by all points. */
  bands?: readonly Band[]
  /** What the bands are, for the legend. */
  bandText?: string
  /** A second line at the same times, drawn dashed, such as the lower value of a blood pressure. */
  second?: readonly TrendPoint[]
  /** What the two lines are. */
  names?: readonly [string, string]
  /** Values the scale must include, such as the ends of an answer scale. */
  ends?: readonly number[]
  /** Labels of the first and last point. */
  startText: string
  endText: string
}

const HALF = 6

/** Insets the plot, so that markers at the edge are not clipped. */
const inner = (percent: number, edge: number): number => edge + (percent * (100 - 2 * edge)) / 100

/** Values over time (B9); the table next to it lists all of them. */
export function TrendLine(props: Props) {
  const { label, points, bands = [], bandText, second = [], names, ends = [], startText, endText } = props
  const values = [...points, ...second].map(({ value }) => value)
  const limits = bands.flatMap(({ low, high }) => [low, high]).filter((limit) => limit !== null)
  const scale = scaleFor({ low: null, high: null }, [...limits, ...values, ...ends])
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at]
  const times = { from: first, to: last > first ? last : first + 1 }
  const up = (value: number) => 100 - inner(placeOn(scale, value), 6)
  const place = (point: TrendPoint): Placed => ({
    ...point,
    x: `${inner(placeOn(times, point.at), 3)}%`,
    y: `${up(point.value)}%`,
  })
  return (
    <div>
      <svg role="img" aria-label={label} className={styles.trend} width="100%" height="180">
        {bands.map(({ id, low, high, lowText, highText }) => {
          const top = high === null ? 0 : up(high)
          const bottom = low === null ? 100 : up(low)
          return (
            <Fragment key={id}>
              <rect className={styles.usual} x="0" y={`${top}%`} width="100%" height={`${bottom - top}%`} />
              {high !== null && (
                <text className={styles.end} x="4" y={`${top}%`} dy="-4">
                  {highText}
                </text>
              )}
              {low !== null && (
                <text className={styles.end} x="4" y={`${bottom}%`} dy="14">
                  {lowText}
                </text>
              )}
            </Fragment>
          )
        })}
        <Line placed={points.map(place)} />
        <Line placed={second.map(place)} isSecond />
      </svg>
      <div className={styles.times} aria-hidden>
        <span>{startText}</span>
        {points.length > 1 && <span>{endText}</span>}
      </div>
      {(names || bandText) && (
        <div className={styles.legend} aria-hidden>
          {names?.map((name, index) => (
            <span key={name}>
              <svg width="28" height="12">
                <line className={classes(styles.path, index === 1 && styles.second)} x2="28" y1="6" y2="6" />
              </svg>
              {name}
            </span>
          ))}
          {bandText && (
            <span>
              <svg className={styles.swatch} width="28" height="14">
                <rect className={styles.usual} x="1" y="1" width="26" height="12" />
              </svg>
              {bandText}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

type Placed = TrendPoint & { x: string; y: string }

function Line({ placed, isSecond = false }: { placed: readonly Placed[]; isSecond?: boolean }) {
  const path = classes(styles.path, isSecond && styles.second)
  return placed.map(({ id, x, y, isOutside }, index) => {
    const before = placed[index - 1]
    return (
      <Fragment key={id}>
        {before && <line className={path} x1={before.x} y1={before.y} x2={x} y2={y} />}
        {isOutside ? (
          <svg x={x} y={y} overflow="visible">
            <rect className={styles.outside} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
          </svg>
        ) : (
          <circle className={styles.point} cx={x} cy={y} r={HALF - 1} />
        )}
      </Fragment>
    )
  })
}
