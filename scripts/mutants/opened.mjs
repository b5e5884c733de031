// Which pages a test of the whole portal opens, by the addresses that it names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../fingerprint.mjs'

/** `page(patient.journeys, ['patient'], () => import('#src/pages/patient/JourneysPage.tsx'))` */
const ENTRY = /\bpage\(\s*(\w+)\.(\w+),.*?import\('#(src\/pages\/[^']+)'\)/gs
/** `patient.journeys(here)`; the places of the health record are called `story`. */
const OPENED = /\b(\w+)\.(\w+)\(/g

const key = (/** @type {string | undefined} */ area, /** @type {string} */ place) =>
  `${!area || area === 'paths' ? '' : area === 'story' ? 'healthStory' : area}.${place}`

/**
 * @param {string} root
 * @returns {(source: string) => string[]} the files of the pages that a test opens
 */
export function readOpened(root) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  for (const file of filesBelow(root, ['src/app'], (name) => name.endsWith('pages.ts')))
    for (const [, area, place = '', page = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(ENTRY))
      pages.set(key(area, place), page)
  return (source) => [
    ...new Set(
      [...source.matchAll(OPENED)].flatMap(([, area, place = '']) => pages.get(key(area, place)) ?? []),
    ),
  ]
}
