import { ApiError } from '#src/api/errors.ts'

/** Why a change was not kept. */
export type SaveFailure = 'offline' | 'gone' | 'conflict' | 'refused' | 'failed'

export function saveFailure(error: unknown): SaveFailure {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 0) return 'offline'
  if (status === 400) return 'refused'
  if (status === 412 || status === 409) return 'conflict'
  return status === 403 || status === 404 ? 'gone' : 'failed'
}

/** What the server said of the fields, by `title.fr-ca` or `tags`. */
export function toldOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  const told: Record<string, string> = {}
  const take = (key: string, value: unknown): void => {
    const said: unknown = Array.isArray(value) ? value[0] : value
    if (typeof said === 'string') told[key] = said
    else if (typeof said === 'object' && said !== null) {
      for (const [name, inner] of Object.entries(said)) take(`${key}.${name}`, inner)
    }
  }
  for (const [name, value] of Object.entries(Object(error.body))) take(name, value)
  return told
}
