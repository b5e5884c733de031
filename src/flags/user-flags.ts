import { readCookie, removeCookie, writeCookie } from '#src/lib/browser/cookies.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { type FlagNameOf, type UserFlags, isUserFlag } from './flags.ts'

/** One cookie per person: choices survive a sign-out, which clears local storage (D-20). */
const cookieOf = (userId: string) => `flags.${userId}`

/** Parses the serialized choices: `multipleProfiles:1.showFeatureToggles:0`. */
function parse(text: string): UserFlags {
  const pairs = text.split('.').map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value]) =>
      isUserFlag(name) && (value === '1' || value === '0') ? [[name, value === '1']] : [],
    ),
  )
}

/** A person's choices on this device; malformed values are ignored. */
export function readUserFlags(userId: string): UserFlags {
  return parse(readCookie(cookieOf(userId)) ?? '')
}

/** Incremented on every change in this page, because cookies have no change event to subscribe to. */
export const userFlagsTurn = createStore(0)

/** Stores a person's choice on this device (FLAG-13..15). */
export function setUserFlag(userId: string, name: FlagNameOf<'user'>, on: boolean): void {
  const chosen = { ...readUserFlags(userId), [name]: on }
  const text = Object.entries(chosen).map(([key, value]) => `${key}:${value ? 1 : 0}`)
  writeCookie(cookieOf(userId), text.join('.'))
  userFlagsTurn.set(userFlagsTurn.get() + 1)
}

export const forgetUserFlags = (userId: string): void => removeCookie(cookieOf(userId))
