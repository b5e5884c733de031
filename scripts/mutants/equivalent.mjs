// Equivalent mutants, reviewed by hand, each with a reason. They do not count.
import { readFileSync } from 'node:fs'

/** @typedef {import('./mutators.mjs').Mutant} Mutant */
/** @typedef {{ file: string, original: string, mutated: string, reason: string }} Equivalent by its text: lines move */

/** @type {readonly Equivalent[]} */
export const KNOWN = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'))

/** @param {Pick<Equivalent, 'file' | 'original' | 'mutated'>} mutant */
const keyOf = ({ file, original, mutated }) => JSON.stringify([file, original, mutated])

/** @param {readonly Mutant[]} mutants @param {readonly Equivalent[]} [known] @returns those that count */
export function withoutEquivalent(mutants, known = KNOWN) {
  const keys = new Set(known.map(keyOf))
  return mutants.filter((mutant) => !keys.has(keyOf(mutant)))
}

/**
 * Those that the code has no place for any more.
 * @param {readonly Mutant[]} mutants all there are
 * @param {readonly Equivalent[]} [known]
 */
export function outdated(mutants, known = KNOWN) {
  const there = new Set(mutants.map(keyOf))
  return known.filter((one) => !there.has(keyOf(one)))
}
