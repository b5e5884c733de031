// Every text of the portal in both languages.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './source.ts'
import { flatten, type Texts } from './texts.ts'

const folder = (locale: string) => path.join(root, 'locales', locale)

/** All dictionaries of a locale as one: the shell words, and each namespace below its name. */
const load = async (locale: string): Promise<Texts> => {
  const spaces = readdirSync(folder(locale), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const read = async (at: string) =>
    ((await import(path.join(at, 'index.ts'))) as { default: object }).default
  const shell = flatten(await read(folder(locale)))
  const parts = await Promise.all(
    spaces.map(async ({ name }) => flatten(await read(path.join(folder(locale), name)), `${name}.`)),
  )
  return new Map([shell, ...parts].flatMap((texts) => [...texts]))
}

export const [english, french] = await Promise.all([load('en-ca'), load('fr-ca')])
/** Each key with its English and its French. */
export const both = [...english].map(([key, en]) => ({ key, en, fr: french.get(key) ?? '' }))
