/** Flags that the source documents fix; the reason is their row. Host, environment and user flags join them here. */
export const flags = {
  /** A random delay before every call, to feel a slow backend (FLAG-05, CALL-06). */
  addBackendDelay: false,
} as const satisfies Record<string, boolean>
