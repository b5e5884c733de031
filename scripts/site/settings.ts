import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { root } from '../node-version.mjs'
import { contradictions } from './contradictions.ts'
import type { Settings } from './settings-type.ts'

type Schema = { readonly description?: string; readonly properties?: Readonly<Record<string, Schema>> }

/** Generated from the portal's own (src/flags/config-json-schema.test.ts). */
const schema: Schema = JSON.parse(readFileSync(path.join(root, 'deploy/config.schema.json'), 'utf8'))

const check = new Ajv2020({ allErrors: true, strict: false }).compile(schema)

/** What the setting at a place means; for an item of a list, what the list means. */
function meaningOf(instancePath: string): string {
  let here: Schema | undefined = schema
  let meaning = ''
  for (const key of instancePath.split('/').slice(1)) {
    here = here?.properties?.[key]
    meaning = here?.description ?? meaning
  }
  return meaning
}

/** `identity.oauth.providers.0`, for the place that ajv writes as `/identity/oauth/providers/0`. */
function keyOf({ instancePath, keyword, params }: ErrorObject): string {
  const below = keyword === 'required' ? [params.missingProperty] : []
  const unknown = keyword === 'additionalProperties' ? [params.additionalProperty] : []
  return [...instancePath.split('/').slice(1), ...below, ...unknown].join('.') || 'all of it'
}

function wordsFor({ keyword, params, message, instancePath }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return 'is unknown to the portal'
    case 'pattern':
      return `does not match ${params.pattern}. ${meaningOf(instancePath)}`
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}`
    default:
      return message ?? 'is wrong'
  }
}

/** The problems of settings, one line per key, without values. */
export function settingsProblems(settings: unknown): readonly string[] {
  if (check(settings)) return contradictions(settings as Settings)
  const lines = (check.errors ?? [])
    // The branches of a union say the same again.
    .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'const')
    .map((error) => `${keyOf(error)} ${wordsFor(error)}`)
  return [...new Set(lines)]
}

/** @throws Error with the problems, one on each line */
export function parseSettings(text: string, from: string): Settings {
  let settings: unknown
  try {
    settings = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${from} is not JSON: ${why}`, { cause: error })
  }
  const problems = settingsProblems(settings)
  if (problems.length > 0) throw new Error(problems.map((problem) => `${from}: ${problem}`).join('\n'))
  return settings as Settings
}
