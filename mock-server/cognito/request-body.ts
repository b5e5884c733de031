import { CognitoError, invalidParameter } from './errors.ts'
import { userPoolClientId } from './identifiers.ts'

/** The parsed JSON of a request; every member is still unchecked. */
export type RequestBody = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is RequestBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Throws SerializationException when the text is no JSON object, as the AWS JSON protocol does. */
export function parseBody(text: string): RequestBody {
  try {
    const body: unknown = JSON.parse(text || '{}')
    if (isObject(body)) return body
  } catch {
    // falls through to the refusal
  }
  throw new CognitoError('SerializationException', 'The request body is not a JSON object')
}

/** A member that must be a non-empty text. Throws InvalidParameterException or SerializationException. */
export function requiredText(body: RequestBody, field: string): string {
  const value = body[field]
  if (typeof value === 'string' && value !== '') return value
  if (value !== undefined && value !== null && value !== '') {
    throw new CognitoError('SerializationException', `${field} must be a string`)
  }
  const path = field.charAt(0).toLowerCase() + field.slice(1)
  throw invalidParameter(
    `1 validation error detected: Value at '${path}' failed to satisfy constraint: Member must not be null`,
  )
}

/** Reads named texts out of a map such as `AuthParameters`; a missing one is an InvalidParameterException. */
export function parameters<Name extends string>(
  body: RequestBody,
  field: string,
  names: readonly Name[],
): Record<Name, string> {
  const map = body[field]
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = isObject(map) ? map[name] : undefined
    if (typeof value !== 'string' || value === '')
      throw invalidParameter(`Missing required parameter ${name}`)
    found[name] = value
  }
  return found as Record<Name, string>
}

/** A text out of a map such as `AuthParameters` that may be missing. */
export function optionalText(body: RequestBody, field: string, name: string): string | undefined {
  const map = body[field]
  const value = isObject(map) ? map[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The refusal of a text that is none of the API's own words for a member. */
export const notInEnum = (member: string, value: string, words: readonly string[]) =>
  invalidParameter(
    `1 validation error detected: Value '${value}' at '${member}' failed to satisfy constraint: Member must satisfy enum value set: [${words.join(', ')}]`,
  )

/** Reads a list of `{Name, Value}`; what is not of that form is a SerializationException. */
export function attributesOf(body: RequestBody, field: string): ReadonlyMap<string, string> {
  const list: unknown = body[field] ?? []
  const found = new Map<string, string>()
  for (const one of Array.isArray(list) ? list : [undefined]) {
    const { Name, Value } = isObject(one) ? one : {}
    if (typeof Name !== 'string' || typeof Value !== 'string') {
      throw new CognitoError('SerializationException', `${field} must be a list of attributes`)
    }
    found.set(Name, Value)
  }
  return found
}

/** A map of texts that may be missing, as pairs; another form is a SerializationException. */
export function optionalTexts(body: RequestBody, field: string): readonly (readonly [string, string])[] {
  const map = body[field] ?? {}
  if (!isObject(map)) throw new CognitoError('SerializationException', `${field} must be a map`)
  return Object.entries(map).map(([name, value]) => {
    if (typeof value === 'string') return [name, value] as const
    throw new CognitoError('SerializationException', `${field} must hold strings`)
  })
}

/** Throws ResourceNotFoundException unless the request names the portal's client. */
export function requireClient(body: RequestBody): void {
  const client = requiredText(body, 'ClientId')
  if (client === userPoolClientId) return
  throw new CognitoError('ResourceNotFoundException', `User pool client ${client} does not exist.`)
}
