import { FLOORS } from './files.mjs'

/**
 * What became of a mutant: which tests were asked, which one noticed it, and which fail without it too.
 * @typedef {{
 *   mutant: import('./mutators.mjs').Mutant,
 *   tests: readonly string[],
 *   notice: import('./runner.mjs').Notice | null,
 *   failing: readonly string[],
 *   seconds: number,
 * }} Outcome
 */

/** @param {import('./mutators.mjs').Mutant} mutant */
export const lineOf = ({ file, line, kind, original, mutated }) =>
  `${file}:${line} (${kind})\n    ${shortened(original, mutated)}\n -> ${shortened(mutated, original)}`

/** A long line from shortly before the place where it differs. @param {string} text @param {string} other */
function shortened(text, other) {
  const differs = [...text].findIndex((letter, at) => letter !== other[at])
  const from = Math.max(0, differs - 60)
  const part = text.slice(from, from + 160)
  return `${from > 0 ? '...' : ''}${part}${from + 160 < text.length ? '...' : ''}`
}

/** @param {Outcome} outcome */
const survivorOf = ({ mutant, tests }) =>
  `${lineOf(mutant)}\n    ${tests.length > 0 ? `ran: ${tests.join(' ')}` : 'no test imports it'}\n`

/**
 * The share of the mutants that a test noticed, for each part, and whether that is enough.
 * @param {readonly Outcome[]} outcomes
 */
export function scoresOf(outcomes) {
  return Object.entries(FLOORS).flatMap(([part, floor]) => {
    const own = outcomes.filter(({ mutant }) => mutant.file.startsWith(`${part}/`))
    if (own.length === 0) return []
    const noticed = own.filter(({ notice }) => notice).length
    return [{ part, floor, noticed, of: own.length, isEnough: noticed / own.length >= floor }]
  })
}

/** @param {readonly Outcome[]} outcomes */
export function reportOf(outcomes) {
  const survivors = outcomes.filter(({ notice }) => !notice)
  const scores = scoresOf(outcomes).map(({ part, floor, noticed, of, isEnough }) => {
    const share = ((100 * noticed) / of).toFixed(1)
    return `${part}: ${share} % noticed (${noticed} of ${of}), at least ${floor * 100} % asked${isEnough ? '' : ': TOO FEW'}`
  })
  const listed = survivors.length > 0 ? ['Survivors:', '', ...survivors.map(survivorOf)] : []
  const failing = [...new Set(outcomes.flatMap((outcome) => outcome.failing))].toSorted()
  const broken = failing.length > 0 ? ['Not asked, because they fail without a mutant:', ...failing, ''] : []
  return [...listed, ...broken, ...scores].join('\n')
}
