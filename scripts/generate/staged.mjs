// Generates beside the tree and then writes what differs: who reads generated/ meanwhile (npm run dev) never finds half of
// it, and has few files to reload.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateMockFirst } from './code.mjs'
import { generatedFiles, inputsOf, writeGeneratedStamp } from './stamp.mjs'

const COPIED = ['orval.config.ts', 'redocly.yaml', 'package.json', 'tsconfig.json']
// A copy of the contract, 500 files, would take longer than bundling it.
const LINKED = ['openapi', 'scripts', 'node_modules', 'src']
/** What the mock server reads. */
const OF_MOCK = ['generated/openapi.json', 'generated/access.ts', 'generated/zod/']

/** @param {string} root */
export function stageOf(root) {
  const stage = realpathSync(mkdtempSync(path.join(tmpdir(), 'portage-generate-')))
  for (const part of COPIED) cpSync(path.join(root, part), path.join(stage, part))
  for (const part of LINKED) symlinkSync(path.join(root, part), path.join(stage, part), 'dir')
  return stage
}

/**
 * Writes what differs, and removes what is no longer made.
 * @param {string} stage
 * @param {string} root
 * @param {readonly string[]} [places] the beginnings of the files that it is about; all without it
 */
export function bring(stage, root, places = ['generated/']) {
  /** @param {string} tree */
  const filesOf = (tree) =>
    generatedFiles(tree).filter((file) => places.some((place) => file.startsWith(place)))
  const made = filesOf(stage)
  for (const file of made) {
    const [from, to] = [path.join(stage, file), path.join(root, file)]
    const bytes = readFileSync(from)
    if (existsSync(to) && readFileSync(to).equals(bytes)) continue
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, bytes)
  }
  for (const file of filesOf(root)) if (!made.includes(file)) rmSync(path.join(root, file))
}

/**
 * Generates all, what the mock server reads first.
 * @param {string} root
 * @param {import('./code.mjs').Step} [quickZod] makes the schemas of a stage for the mock server before they are
 *   generated with everything else
 * @returns {Promise<import('../run.mjs').Outcome>} after a failure generated/ is as it was, or has what the mock server reads
 */
export async function generateStaged(root, quickZod) {
  const stage = stageOf(root)
  // An edit from here on makes the stamp that of another contract, so that generation is repeated.
  const inputs = inputsOf(root)
  try {
    const outcome = await generateMockFirst(stage, () => bring(stage, root, OF_MOCK), quickZod)
    if (outcome.code !== 0) return outcome
    bring(stage, root)
    writeGeneratedStamp(root, inputs)
    return outcome
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
