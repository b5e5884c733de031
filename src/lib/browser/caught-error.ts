/** Reports an error caught by a boundary to src/app/reports. */
export const noteCaughtError = (error: unknown): void =>
  void dispatchEvent(new CustomEvent('caughterror', { detail: error }))
