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
import { STAMP, generatedFiles, writeGeneratedStamp } from './stamp.mjs'

const COPIED = ['openapi', 'orval.config.ts', 'redocly.yaml', 'scripts', 'generated', 'package.json']
const LINKED = ['node_modules', 'src', 'tsconfig.json']

/** @param {string} root */
function stageOf(root) {
  const stage = realpathSync(mkdtempSync(path.join(tmpdir(), 'portage-generate-')))
  for (const part of COPIED) cpSync(path.join(root, part), path.join(stage, part), { recursive: true })
  for (const part of LINKED) symlinkSync(path.join(root, part), path.join(stage, part))
  return stage
}

/** Writes what differs, and removes what is no longer made. @param {string} stage @param {string} root */
export function bring(stage, root) {
  const made = generatedFiles(stage)
  for (const file of made) {
    const [from, to] = [path.join(stage, file), path.join(root, file)]
    const bytes = readFileSync(from)
    if (existsSync(to) && readFileSync(to).equals(bytes)) continue
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, bytes)
  }
  for (const file of generatedFiles(root)) if (!made.includes(file)) rmSync(path.join(root, file))
}

/**
 * Generates all, what the mock server reads first.
 * @param {string} root
 * @returns {Promise<import('../run.mjs').Outcome>} after a failure generated/ is as it was, or has what the mock server reads
 */
export async function generateStaged(root) {
  const stage = stageOf(root)
  try {
    const outcome = await generateMockFirst(stage, () => bring(stage, root))
    if (outcome.code !== 0) return outcome
    bring(stage, root)
    // of the copy: what was edited meanwhile is not in it
    writeGeneratedStamp(stage)
    cpSync(path.join(stage, STAMP), path.join(root, STAMP))
    return outcome
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
