import { readItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { createStore } from '#src/lib/browser/store.ts'

/** Idle timeout of a session in ms (CONST-01). */
export const SESSION_TIMEOUT = 4 * 60 * 60_000
/** How long before the timeout the warning appears, in ms (D-56). */
export const WARNING_TIME = 5 * 60_000

/** Storage key of the last activity in any tab: epoch ms by this device's clock. */
const LAST_ACTIVITY = 'lastActivityAt'
/** Minimum interval between writes, in ms. */
const WRITE_EVERY = 5000
/** Timers pause while the device sleeps, so the clock is polled at this interval, in ms. */
const LOOK_EVERY = 30_000

/** Events that count as activity. Calls do not: polling would keep a page alive (T28). */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export type Idle = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' }

/** The idle state of a session; both arguments in epoch ms. */
export function idleAt(lastActivity: number, now: number): Idle {
  const left = lastActivity + SESSION_TIMEOUT - now
  if (left <= 0) return { kind: 'over' }
  if (left > WARNING_TIME) return { kind: 'active' }
  return { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

/** Resets the idle timeout in every tab, after sign-in or when the person stays. */
export function markActivity(): void {
  writeItem('local', LAST_ACTIVITY, String(Date.now()))
}

/** The stored time; undefined if invalid (F56). A time in the future, from a clock set back, counts as now (F51). */
function storedActivity(now: number): number | undefined {
  const stored = Number(readItem('local', LAST_ACTIVITY) ?? Number.NaN)
  if (!Number.isFinite(stored) || stored <= 0) return undefined
  if (stored > now) markActivity()
  return Math.min(stored, now)
}

/** Whether the session on this device has been idle for four hours; available before anything is fetched. */
export function isIdleOver(): boolean {
  const now = Date.now()
  return idleAt(storedActivity(now) ?? now, now).kind === 'over'
}

/** Whether the idle warning is open: no other dialog may open over it (2.2.1). */
export const isAsking = createStore(false)

/**
 * Watches for inactivity across all tabs of this browser. Reads the clock rather than relying on timers, so a
 * device that slept overnight finds its session expired (F52).
 */
export function createIdleWatch() {
  const state = createStore<Idle>({ kind: 'active' })
  let last = storedActivity(Date.now()) ?? Date.now()
  let written = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): Idle {
    const now = Date.now()
    // A clock that was set back must not extend the session by the difference.
    last = Math.min(now, Math.max(last, storedActivity(now) ?? 0))
    const before = state.get()
    const next = idleAt(last, now)
    const same =
      before.kind === next.kind &&
      (next.kind !== 'warning' || (before.kind === 'warning' && before.secondsLeft === next.secondsLeft))
    if (!same) state.set(next)
    isAsking.set(next.kind === 'warning')
    clearTimeout(timer)
    if (next.kind !== 'over') {
      const wait = next.kind === 'warning' ? 1000 : last + SESSION_TIMEOUT - WARNING_TIME - now
      timer = setTimeout(look, Math.min(wait, LOOK_EVERY))
    }
    return next
  }

  function begin(): void {
    last = written = Date.now()
    markActivity()
    look()
  }

  /** Once the warning is open, only its buttons count as activity, and only before the timeout. */
  function onActivity(): void {
    if (look().kind !== 'active') return
    last = Date.now()
    if (last - written >= WRITE_EVERY) begin()
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY) look()
  }
  const onLook = () => void look()

  return {
    state,
    /** Resets the timeout, unless it has already passed. */
    stay(): void {
      if (look().kind !== 'over') begin()
    },
    /** Starts watching; returns a function that stops it. */
    start(): () => void {
      for (const event of ACTIVITY) addEventListener(event, onActivity, { capture: true, passive: true })
      for (const event of ['focus', 'pageshow'] as const) addEventListener(event, onLook)
      document.addEventListener('visibilitychange', onLook)
      addEventListener('storage', onStorage)
      if (look().kind === 'active' && storedActivity(Date.now()) === undefined) begin()
      return () => {
        clearTimeout(timer)
        isAsking.set(false)
        for (const event of ACTIVITY) removeEventListener(event, onActivity, { capture: true })
        for (const event of ['focus', 'pageshow'] as const) removeEventListener(event, onLook)
        document.removeEventListener('visibilitychange', onLook)
        removeEventListener('storage', onStorage)
      }
    },
  }
}
