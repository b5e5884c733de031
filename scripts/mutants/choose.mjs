import { readFileSync } from 'node:fs'
import path from 'node:path'
import { randomOf } from '../mutations/random.mjs'
import { mutantsOf } from './mutators.mjs'

/** @typedef {import('./mutators.mjs').Mutant} Mutant */

/**
 * The mutants of some files.
 * @param {string} root
 * @param {readonly string[]} files
 */
export const mutantsIn = (root, files) =>
  files.flatMap((file) => mutantsOf(file, readFileSync(path.join(root, file), 'utf8')))

/**
 * One mutant of each line, in a random order: a line with much in it is not drawn more often than another. The same
 * mutants and seed always give the same order.
 * @param {readonly Mutant[]} mutants
 * @param {number} seed
 */
export function shuffled(mutants, seed) {
  const random = randomOf(seed)
  /** @type {Map<string, Mutant[]>} */
  const lines = new Map()
  for (const mutant of mutants) {
    const line = `${mutant.file}:${mutant.line}`
    lines.set(line, [...(lines.get(line) ?? []), mutant])
  }
  return [...lines.values()]
    .map((line) => ({ at: random(), mutant: line[Math.floor(random() * line.length)] }))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ mutant }) => mutant ?? [])
}
