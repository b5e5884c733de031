// What comes from locales/: the types of the texts. The generator compiles every namespace with all that it
// imports, and each imports the types of the last run, 40,000 lines: in a copy without them it takes 2 s, not 18.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow } from '../fingerprint.mjs'
import { runTool } from '../run.mjs'

const SETTINGS = '.typesafe-i18n.json'
const TYPES = 'locales/i18n-types.ts'
const NO_TYPES = 'export type BaseTranslation = unknown\n'

/**
 * @param {string} root
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export async function generateTexts(root) {
  const copy = mkdtempSync(path.join(tmpdir(), 'portage-texts-'))
  try {
    for (const place of ['locales', SETTINGS])
      cpSync(path.join(root, place), path.join(copy, place), { recursive: true })
    // Without "module" the compiled texts would not load.
    writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }')
    writeFileSync(path.join(copy, TYPES), NO_TYPES)
    const outcome = await runTool(root, 'typesafe-i18n/cli/typesafe-i18n.mjs', ['--no-watch'], { cwd: copy })
    // It ends with 0 even when it could not read a text.
    const isMade =
      readFileSync(path.join(copy, TYPES), 'utf8') !== NO_TYPES && !outcome.output.includes('ERROR')
    if (isMade) takeOver(copy, root)
    return isMade ? outcome : { ...outcome, code: 1 }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Writes only what differs: whoever watches the files sees no more changes than there are. @param {string} from @param {string} to */
function takeOver(from, to) {
  for (const file of filesBelow(from, ['locales'])) {
    const text = readFileSync(path.join(from, file), 'utf8')
    const target = path.join(to, file)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text)
      cpSync(path.join(from, file), target, { recursive: true })
  }
}
