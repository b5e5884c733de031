// What generated/ was made of, and what came out: `generated/.inputs` is committed, so that a fresh clone knows without
// generating whether its generated code belongs to its contract.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, readStamp, stampOfContents } from '../fingerprint.mjs'

const STAMP = 'generated/.inputs'

const FROM = ['openapi', 'orval.config.ts', 'redocly.yaml', 'scripts/generate']
const GENERATORS = ['orval', '@redocly/cli', '@faker-js/faker']

/**
 * The fingerprint of everything that generation reads: files, settings, the generators' versions.
 * @param {string} root
 */
export function inputsOf(root) {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const versions = GENERATORS.map((name) => `${name}@${devDependencies?.[name]}`)
  return `contract ${stampOfContents(root, filesBelow(root, FROM))} ${versions.join(' ')}`
}

/**
 * Every file that generation writes.
 * @param {string} root
 */
export const generatedFiles = (root) => filesBelow(root, ['generated'], (file) => file !== STAMP)

/**
 * The fingerprint of everything that generation writes.
 * @param {string} root
 */
const outputsOf = (root) => `contract-made ${stampOfContents(root, generatedFiles(root))}`

/** @param {string} root */
const stampLines = (root) => readStamp(path.join(root, STAMP))?.split(/\r?\n/) ?? []

/**
 * Whether all generated code was made from the current tree.
 * @param {string} root
 */
export const generatedIsFresh = (root) =>
  existsSync(path.join(root, 'generated/openapi.json')) && stampLines(root).includes(inputsOf(root))

/**
 * Whether the generated files are those that generation wrote: none was edited, added or removed since.
 * @param {string} root
 */
export const generatedIsUntouched = (root) => stampLines(root).includes(outputsOf(root))

/**
 * Records what everything was made from.
 * @param {string} root
 * @param {string} [inputs] the fingerprint of the tree then; of the current one without it
 */
export function writeGeneratedStamp(root, inputs = inputsOf(root)) {
  writeFileSync(path.join(root, STAMP), `${inputs}\n${outputsOf(root)}\n`)
}
