import { refuse } from './refusal.ts'

/** The problems of a value, if any. */
type Test = (value: unknown) => string

const named =
  (fits: (value: unknown) => boolean, message: string): Test =>
  (value) =>
    fits(value) ? '' : message

export const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

export const textOf = (least = 0, most = 1e6): Test =>
  named(
    (value) => typeof value === 'string' && value.length >= least && [...value].length <= most,
    'Not a valid string.',
  )
export const flag = named((value) => typeof value === 'boolean', 'Must be a valid boolean.')
export const uuid = named(isUuid, 'Must be a valid UUID.')
export const address = named(
  (value) => typeof value === 'string' && URL.canParse(value),
  'Enter a valid URL.',
)
export const map = named(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object.',
)
export const oneOf = (...values: string[]): Test =>
  named((value) => values.includes(String(value)), 'Not a valid choice.')

/**
 * The fields of a body that are known, when all are good.
 * @throws Refusal 400 with a message for each field that is missing or wrong
 */
export function checked(
  body: unknown,
  tests: Record<string, Test>,
  needed: readonly string[],
): Record<string, unknown> {
  if (map(body) !== '') refuse(400, { non_field_errors: ['Invalid data. Expected a dictionary.'] })
  const given = Object(body) as Record<string, unknown>
  const errors: Record<string, string[]> = {}
  const good: Record<string, unknown> = {}
  for (const [name, test] of Object.entries(tests)) {
    if (name in given) {
      const message = test(given[name])
      if (message === '') good[name] = given[name]
      else errors[name] = [message]
    } else if (needed.includes(name)) errors[name] = ['This field is required.']
  }
  if (Object.keys(errors).length > 0) refuse(400, errors)
  return good
}
