// Mutants that do not compile are skipped: they could not be committed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.mjs'
import { mutated } from './mutators.mjs'

/** @typedef {import('./mutators.mjs').Mutant} Mutant */

const CONFIG = 'tsconfig.mutants.json'

/**
 * Returns those that compile. Every mutant is a separate file beside the one it changes, so that one run
 * checks them all.
 * @param {string} folder a copy of the tree
 * @param {readonly Mutant[]} mutants
 */
export async function acceptedByTypes(folder, mutants) {
  const copies = mutants.map(({ file }, index) => file.replace(/(\.tsx?)$/, `.mutant-${index}$1`))
  for (const [index, mutant] of mutants.entries()) {
    const source = readFileSync(path.join(folder, mutant.file), 'utf8')
    writeFileSync(path.join(folder, String(copies[index])), mutated(source, mutant))
  }
  const config = { extends: './tsconfig.json', include: ['src/**/*.d.ts'], files: copies }
  writeFileSync(path.join(folder, CONFIG), JSON.stringify(config))
  const tsc = path.join(folder, 'node_modules/@typescript/native/bin/tsc')
  const { code, output } = await run(process.execPath, [tsc, '-p', CONFIG, '--pretty', 'false'], {
    cwd: folder,
    quiet: true,
  })
  for (const copy of [...copies, CONFIG]) rmSync(path.join(folder, copy))
  const refused = new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, file]) => file))
  if (code !== 0 && refused.size === 0) throw new Error(output)
  return mutants.filter((_, index) => !refused.has(copies[index]))
}
