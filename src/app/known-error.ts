/** What an error says to a person: a missing, generic or type error says that it is unknown (ERR-07). */
export function knownError(error: unknown): { name: string; message: string } {
  const generic =
    !(error instanceof Error) || error.name === 'Error' || error instanceof TypeError || !error.message
  if (generic) return { name: 'unknown', message: 'An unknown error has occurred.' }
  return { name: error.name, message: error.message }
}

/** Whether the error is an answer of the backend with this status. Told by its form: the layer of calls loads later. */
export function answeredWith(error: unknown, status: number): boolean {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === status
}
