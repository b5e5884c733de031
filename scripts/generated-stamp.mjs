// What generated/ was made of: `generated/.inputs` is committed, so that a fresh clone knows without
// generating whether its generated code belongs to its contract.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, readStamp, stampOfContents } from './fingerprint.mjs'

const STAMP = 'generated/.inputs'
const GENERATORS = ['orval', '@redocly/cli', 'typesafe-i18n', '@faker-js/faker']

/**
 * The fingerprint of everything that generation reads: the contract, the texts, the generators' settings
 * and their versions.
 * @param {string} root
 */
export function generationInputs(root) {
  const files = filesBelow(
    root,
    ['openapi', 'locales', 'orval.config.ts', 'redocly.yaml', '.typesafe-i18n.json'],
    (file) => !/^locales\/(i18n-|.*\.test\.)/.test(file),
  )
  const { devDependencies, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const versions = GENERATORS.map((name) => `${name}@${devDependencies?.[name] ?? dependencies?.[name]}`)
  return `${stampOfContents(root, files)} ${versions.join(' ')}`
}

/**
 * Whether generated/ was made of what stands in the tree now.
 * @param {string} root
 */
export const generatedIsFresh = (root) =>
  readStamp(path.join(root, STAMP)) === generationInputs(root) &&
  readStamp(path.join(root, 'generated/openapi.json')) !== null

/**
 * Notes that generated/ is made of what stands in the tree now.
 * @param {string} root
 */
export const writeGeneratedStamp = (root) =>
  writeFileSync(path.join(root, STAMP), `${generationInputs(root)}\n`)
