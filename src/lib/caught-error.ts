/** Tells whoever watches for failures (src/app/reports) of one that a boundary shows. */
export const noteCaughtError = (error: unknown): void =>
  void dispatchEvent(new CustomEvent('caughterror', { detail: error }))
