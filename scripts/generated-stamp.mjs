// What generated/ was made of, and what came out: `generated/.inputs` is committed, so that a fresh clone knows without
// generating whether its generated code belongs to its contract and its texts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, readStamp, stampOfContents } from './fingerprint.mjs'

const STAMP = 'generated/.inputs'

/** @typedef {'contract' | 'texts'} Part */
/** @type {readonly Part[]} */
export const PARTS = ['contract', 'texts']

const ABOUT = {
  contract: {
    from: ['openapi', 'orval.config.ts', 'redocly.yaml', 'scripts/generate'],
    generators: ['orval', '@redocly/cli', '@faker-js/faker'],
    made: 'generated/openapi.json',
  },
  texts: {
    from: ['locales', '.typesafe-i18n.json'],
    generators: ['typesafe-i18n'],
    made: 'locales/i18n-types.ts',
  },
}

/**
 * The fingerprint of everything that a part of the generation reads: files, settings, the generators' versions.
 * @param {string} root
 * @param {Part} part
 */
function inputsOf(root, part) {
  const { from, generators } = ABOUT[part]
  const files = filesBelow(root, from, (file) => !/^locales\/(i18n-|.*\.test\.)/.test(file))
  const { devDependencies, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const versions = generators.map((name) => `${name}@${devDependencies?.[name] ?? dependencies?.[name]}`)
  return `${part} ${stampOfContents(root, files)} ${versions.join(' ')}`
}

const MADE = { contract: /^generated\/(?!\.inputs$)/, texts: /^locales\/i18n-/ }

/**
 * Every file that a part of the generation writes.
 * @param {string} root
 * @param {Part} part
 */
export const generatedFiles = (root, part) =>
  filesBelow(root, ['generated', 'locales'], (file) => MADE[part].test(file))

/**
 * The fingerprint of everything that a part of the generation writes.
 * @param {string} root
 * @param {Part} part
 */
const outputsOf = (root, part) => `${part}-made ${stampOfContents(root, generatedFiles(root, part))}`

/** @param {string} root */
const stampLines = (root) => readStamp(path.join(root, STAMP))?.split(/\r?\n/) ?? []

/**
 * Whether a part was made of what stands in the tree now.
 * @param {string} root
 * @param {Part} part
 */
export const partIsFresh = (root, part) =>
  existsSync(path.join(root, ABOUT[part].made)) && stampLines(root).includes(inputsOf(root, part))

/**
 * Whether all generated code was made of what stands in the tree now.
 * @param {string} root
 */
export const generatedIsFresh = (root) => PARTS.every((part) => partIsFresh(root, part))

/**
 * Whether the generated files are those that generation wrote: none was edited, added or removed since.
 * @param {string} root
 */
export const generatedIsUntouched = (root) =>
  PARTS.every((part) => stampLines(root).includes(outputsOf(root, part)))

/**
 * Notes that parts are made of what stands in the tree now.
 * @param {string} root
 * @param {readonly Part[]} [parts]
 */
export function writeGeneratedStamp(root, parts = PARTS) {
  const before = stampLines(root)
  const lines = PARTS.flatMap((part) =>
    parts.includes(part)
      ? [inputsOf(root, part), outputsOf(root, part)]
      : before.filter((line) => line.startsWith(`${part} `) || line.startsWith(`${part}-made `)),
  )
  writeFileSync(path.join(root, STAMP), `${lines.join('\n')}\n`)
}
