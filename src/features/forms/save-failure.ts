import { ApiError } from '#src/api/errors.ts'

/** Why a form was not kept. */
export type SaveFailure = 'offline' | 'conflict' | 'refused' | 'gone' | 'failed'

export function saveFailure(error: unknown): SaveFailure {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 0) return 'offline'
  if (status === 412) return 'conflict'
  if (status === 400) return 'refused'
  return status === 404 ? 'gone' : 'failed'
}

export type PlacedProblem = { readonly pointer: string; readonly message: string }

/** Messages nest by field and index, or stand under a pointer that is written out (publishing). */
function placed(told: unknown, pointer: string): PlacedProblem[] {
  if (typeof told === 'string') return [{ pointer, message: told }]
  if (Array.isArray(told)) return told.flatMap((one: unknown) => placed(one, pointer))
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, inner]) =>
    placed(inner, key.startsWith('/') ? key : `${pointer}/${key}`),
  )
}

/** What the server says about places of a definition, by JSON pointer. */
export function definitionProblems(error: unknown): PlacedProblem[] {
  const body: unknown = error instanceof ApiError && error.status === 400 ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('definition' in body)) return []
  return placed(body.definition, '')
}
