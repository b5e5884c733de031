import { ApiError } from '#src/api/errors.ts'

export type PlacedProblem = { readonly pointer: string; readonly message: string }

/** Messages are nested by field and index, or keyed by a JSON pointer (when publishing). */
function placed(value: unknown, pointer: string): PlacedProblem[] {
  if (typeof value === 'string') return [{ pointer, message: value }]
  if (Array.isArray(value)) return value.flatMap((one: unknown) => placed(one, pointer))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    placed(inner, key.startsWith('/') ? key : `${pointer}/${key}`),
  )
}

/** The server's errors in a form definition, by JSON pointer. */
export function definitionProblems(error: unknown): PlacedProblem[] {
  const body: unknown = error instanceof ApiError && error.status === 400 ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('definition' in body)) return []
  return placed(body.definition, '')
}
