import type { JourneyDefinitionCreate } from '#generated/model/index.ts'
import type { Problem } from '#src/lib/problem.ts'
import type { JourneyFile } from './read-design.ts'

/** How a new journey begins. */
export const beginnings = ['blank', 'duplicate', 'import'] as const
export type Beginning = (typeof beginnings)[number]

/** What is typed about a new journey: '' where nothing is. */
export type NewValues = {
  english: string
  french: string
  key: string
  organization: string
  begin: Beginning
  /** The journey that is copied. */
  source: string
}

export type NewProblems = Partial<Record<keyof NewValues | 'file', Problem | 'key'>>

const LONGEST = 200

/** What is wrong with each field. */
export function checkNew(values: NewValues, file: JourneyFile | undefined): NewProblems {
  const found: NewProblems = {}
  for (const name of ['english', 'french'] as const) {
    if (values[name].trim() === '') found[name] = { code: 'required' }
    else if (values[name].trim().length > LONGEST) found[name] = { code: 'maxCharacters', max: LONGEST }
  }
  if (values.key.trim() === '') found.key = { code: 'required' }
  else if (!/^[a-z][a-z0-9-]{0,63}$/.test(values.key.trim())) found.key = 'key'
  if (values.organization === '') found.organization = { code: 'selectOption' }
  if (values.begin === 'duplicate' && values.source === '') found.source = { code: 'selectOption' }
  if (values.begin === 'import' && !file) found.file = { code: 'required' }
  return found
}

/** A key from a name: small letters, digits and hyphens. */
export const keyFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 64)

/** The body of the call. */
export function bodyFrom(values: NewValues, file: JourneyFile | undefined): JourneyDefinitionCreate {
  const { english, french, key, organization, begin, source } = values
  return {
    key: key.trim(),
    name: { 'en-ca': english.trim(), 'fr-ca': french.trim() },
    organization,
    ...(begin === 'duplicate' && { duplicate_of: source }),
    ...(begin === 'import' && file && { design: file.design }),
  }
}
