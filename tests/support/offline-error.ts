import { vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'

/** The error of a call from a device without a connection. */
export function offlineError(): ApiError {
  vi.stubGlobal('navigator', { onLine: false })
  try {
    return new ApiError(0, false)
  } finally {
    vi.unstubAllGlobals()
  }
}
