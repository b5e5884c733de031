import type { TestInterpretation, TestResult } from '#generated/model/index.ts'

/** Interpretations outside the usual range. */
const OUTSIDE: readonly TestInterpretation[] = ['critical_low', 'critical_high', 'low', 'high', 'abnormal']

export const outOfRange = OUTSIDE

export const isOutOfRange = ({ interpretation }: Pick<TestResult, 'interpretation'>): boolean =>
  OUTSIDE.includes(interpretation)

/** Results to discuss with the care team, in calm words. */
export const isCritical = ({ interpretation }: Pick<TestResult, 'interpretation'>): boolean =>
  interpretation === 'critical_low' || interpretation === 'critical_high'

export type Panel = { name: string | null; results: readonly TestResult[] }
export type Day = { date: string; panels: readonly Panel[] }

function grouped<Key>(
  results: readonly TestResult[],
  keyOf: (result: TestResult) => Key,
): ReadonlyMap<Key, readonly TestResult[]> {
  const groups = new Map<Key, TestResult[]>()
  for (const result of results) {
    const group = groups.get(keyOf(result))
    if (group) group.push(result)
    else groups.set(keyOf(result), [result])
  }
  return groups
}

/** Moves results out of range to the front, otherwise keeping the order. */
const outsideFirst = (results: readonly TestResult[]): readonly TestResult[] =>
  results.toSorted((a, b) => Number(isOutOfRange(b)) - Number(isOutOfRange(a)))

/** Groups by day and panel in list order, with results out of range first in each. */
export const byDay = (results: readonly TestResult[]): readonly Day[] =>
  [...grouped(results, ({ collected_at: date }) => date)].map(([date, ofDay]) => ({
    date,
    panels: [...grouped(outsideFirst(ofDay), ({ panel }) => panel)].map(([name, ofPanel]) => ({
      name,
      results: ofPanel,
    })),
  }))

/** A comparison with the previous result; possible only within one unit. */
export type Comparison =
  | { kind: 'first' | 'otherUnit' }
  | { kind: 'same' | 'higher' | 'lower' | 'words'; before: TestResult }

/** @param history all results of one test, newest first */
export function comparisonOf(history: readonly TestResult[]): Comparison {
  const [now, before] = history
  if (!now || !before) return { kind: 'first' }
  if (now.value === null || before.value === null) return { kind: 'words', before }
  if (now.unit !== before.unit) return { kind: 'otherUnit' }
  if (now.value === before.value) return { kind: 'same', before }
  return { kind: now.value > before.value ? 'higher' : 'lower', before }
}

/** Results in the same unit as the latest, oldest first, so that a chart never mixes units. */
export function comparable(history: readonly TestResult[]): readonly (TestResult & { value: number })[] {
  const unit = history.find(({ value }) => value !== null)?.unit
  return history
    .flatMap((result) => (result.value === null ? [] : [{ ...result, value: result.value }]))
    .filter((result) => result.unit === unit)
    .toReversed()
}

const rangeKey = ({ reference_low: low, reference_high: high }: TestResult): string => `${low}:${high}`

/** What changed between results of one test: the unit or the usual range. */
export function changesIn(history: readonly TestResult[]): { unit: boolean; range: boolean } {
  const measured = history.filter(({ value }) => value !== null)
  return {
    unit: new Set(measured.map(({ unit }) => unit)).size > 1,
    range: new Set(comparable(history).map(rangeKey)).size > 1,
  }
}

/** The usual range shared by all results; null if missing or different. */
export function sharedRange(
  results: readonly TestResult[],
): { low: number | null; high: number | null } | null {
  const [first] = results
  if (!first || new Set(results.map(rangeKey)).size > 1) return null
  const { reference_low: low, reference_high: high } = first
  return low === null && high === null ? null : { low, high }
}
