import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'

/** Duck-typed details of an error, because src/ui knows neither an API client nor a bundler. */
type Clues = { isOffline?: boolean; retryAfter?: number; reference?: string }

const cluesOf = (error: unknown): Clues => Object(error)

/** Whether a chunk of the portal itself failed to load. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)

export function useLoadFailure(error: unknown): { advice: string; reference: string | undefined } {
  const { t, format } = useText()
  const { retryAfter, reference, ...clues } = cluesOf(error)
  const [now] = useState(Date.now)
  const isOffline = clues.isOffline || !navigator.onLine
  const advice = () => {
    if (isOffline) return t.error.panelOffline()
    if (isMissingPart(error)) return t.error.panelMissing()
    if (retryAfter === undefined) return t.error.panelLater()
    return t.error.panelMaintenance({
      time: format.time(new Date(now + retryAfter * 1000).toISOString()),
    })
  }
  // A call that never left this device is in no log.
  return { advice: advice(), reference: isOffline ? undefined : reference }
}

/** Bounds of the retry delay in seconds: a small Retry-After must not hammer the server, nor a large one stall. */
const [MIN_WAIT, MAX_WAIT] = [5, 3600]

/** Retries when the connection is back, or after the delay the backend asked for. */
export function useRetryWhenBack(error: unknown, retry: (() => void) | undefined): void {
  const { retryAfter } = cluesOf(error)
  const again = useEffectEvent(() => retry?.())
  useEffect(() => {
    const isBack = () => again()
    addEventListener('online', isBack)
    const wait = Math.min(Math.max(retryAfter ?? 0, MIN_WAIT), MAX_WAIT)
    const timer = retryAfter === undefined ? undefined : setTimeout(isBack, wait * 1000)
    return () => {
      removeEventListener('online', isBack)
      clearTimeout(timer)
    }
  }, [retryAfter])
}
