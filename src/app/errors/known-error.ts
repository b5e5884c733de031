/** Error name and message for display; an unnamed, generic or type error counts as unknown (ERR-07). */
export function knownError(error: unknown): { name: string; message: string } {
  const generic =
    !(error instanceof Error) || error.name === 'Error' || error instanceof TypeError || !error.message
  if (generic) return { name: 'unknown', message: 'An unknown error has occurred.' }
  return { name: error.name, message: error.message }
}

/** Whether the error is a response with this status. Duck-typed, because the API client loads later. */
export function answeredWith(error: unknown, status: number): boolean {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === status
}
