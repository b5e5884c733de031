import { readItem, writeItem } from '#src/lib/safe-storage.ts'
import { createStore } from '#src/lib/store.ts'

/** How long a session lives without anybody using it, in ms (CONST-01). */
export const SESSION_TIMEOUT = 4 * 60 * 60_000
/** How long before its end people are warned, in ms (D-56). */
export const WARNING_TIME = 5 * 60_000

/** When somebody last did something, in any tab: ms since 1970, by the clock of this device. */
const LAST_ACTIVITY = 'lastActivityAt'
/** Not every key press is worth a write, in ms. */
const WRITE_EVERY = 5000
/** Timers sleep when the device does, so the clock is read again after this, in ms. */
const LOOK_EVERY = 30_000

/** What counts as using the portal. Calls do not: a page that polls would keep itself alive (T28). */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export type Idle = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' }

/** Where a session stands that was last used at `lastActivity`; both in ms since 1970. */
export function idleAt(lastActivity: number, now: number): Idle {
  const left = lastActivity + SESSION_TIMEOUT - now
  if (left <= 0) return { kind: 'over' }
  if (left > WARNING_TIME) return { kind: 'active' }
  return { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

/** Somebody signed in, or wants to stay: the time begins anew, in every tab. */
export function markActivity(): void {
  writeItem('local', LAST_ACTIVITY, String(Date.now()))
}

/** The stored time; nothing for what is none (F56). One that has not come yet, by a clock set back, is now (F51). */
function storedActivity(now: number): number | undefined {
  const stored = Number(readItem('local', LAST_ACTIVITY) ?? Number.NaN)
  if (!Number.isFinite(stored) || stored <= 0) return undefined
  if (stored > now) markActivity()
  return Math.min(stored, now)
}

/** Whether nobody used the session that this device remembers for four hours; told before anything is fetched. */
export function isIdleOver(): boolean {
  const now = Date.now()
  return idleAt(storedActivity(now) ?? now, now).kind === 'over'
}

/** Whether somebody is being asked if they are still there: nothing may open over that (2.2.1). */
export const isAsking = createStore(false)

/**
 * Watches how long nobody used the portal, over all tabs of this browser. It goes by the clock and not by timers, so
 * that a device that slept for the night finds its session over (F52).
 */
export function createIdleWatch() {
  const state = createStore<Idle>({ kind: 'active' })
  let last = storedActivity(Date.now()) ?? Date.now()
  let written = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): Idle {
    const now = Date.now()
    // A clock that was set back must not lengthen the session by the difference.
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

  /** Once the warning stands there, only an answer to it counts; and whoever comes too late, does. */
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
    /** Somebody is still there: the time begins anew, unless it has run out in the meantime. */
    stay(): void {
      if (look().kind !== 'over') begin()
    },
    /** Begins to watch; gives back how to stop. */
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
