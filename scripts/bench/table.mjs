// The results of the benchmarks: numbers, each beside its budget.

/**
 * @typedef {{ of: string, what: string, value: number | null, unit: 'x' | 'MB' | 'kB' | 'ms' | 's' | '', most?: number, least?: number, note?: string }} Figure
 *   of: the part of the table; value: null where this machine cannot measure it; most: the budget;
 *   least: the budget of what must not be less
 * @typedef {Figure & { verdict: 'ok' | 'over' | 'under' | 'not measured' | null }} Judged verdict: null without a budget
 */

/**
 * The middle one; of an even number the mean of the two in the middle.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.')
  return (lower + upper) / 2
}

/** @param {Figure} figure @returns {Judged} */
export function judge(figure) {
  const { value, most, least } = figure
  if (value === null) return { ...figure, verdict: 'not measured' }
  if (least !== undefined) return { ...figure, verdict: value >= least ? 'ok' : 'under' }
  if (most === undefined) return { ...figure, verdict: null }
  return { ...figure, verdict: value <= most ? 'ok' : 'over' }
}

/** @param {number} value @param {Figure['unit']} unit */
function written(value, unit) {
  switch (unit) {
    case 'x':
      return `${value.toFixed(2)} x`
    case 'MB':
    case 'kB':
      return `${value.toFixed(1)} ${unit}`
    case 'ms':
    case 's':
      return `${Math.round(value)} ${unit}`
    case '':
      return String(value)
  }
}

/** @param {Pick<Figure, 'most' | 'least' | 'unit'>} figure */
function budgetOf({ most, least, unit }) {
  const budget = least === undefined ? most : least
  if (budget === undefined) return ''
  return `${least === undefined ? '<=' : '>='} ${budget}${unit && ` ${unit}`}`
}

/**
 * One line a figure, in columns.
 * @param {readonly Judged[]} figures
 */
export function tableOf(figures) {
  const rows = figures.map(({ of, what, value, unit, most, least, verdict, note = '' }) => [
    of,
    what,
    value === null ? '-' : written(value, unit),
    budgetOf({ most, least, unit }),
    verdict ?? '',
    note,
  ])
  const all = [['', '', 'measured', 'budget', '', ''], ...rows]
  const width = (/** @type {number} */ column) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  const widths = [0, 1, 2, 3, 4].map(width)
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
