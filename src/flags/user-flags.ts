import { readCookie, removeCookie, writeCookie } from '#src/lib/cookies.ts'
import { createStore } from '#src/lib/store.ts'
import { isUserFlag, type FlagNameOf, type UserFlags } from './flags.ts'

/** One cookie a person: their choices outlive a sign-out, which empties local storage (D-20). */
const cookieOf = (userId: string) => `flags.${userId}`

/** The choices as text: `multipleProfiles:1.showFeatureToggles:0`. */
function parse(text: string): UserFlags {
  const pairs = text.split('.').map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value]) =>
      isUserFlag(name) && (value === '1' || value === '0') ? [[name, value === '1']] : [],
    ),
  )
}

/** What a person switched on or off on this device; anything that is not as we write it counts as nothing. */
export function readUserFlags(userId: string): UserFlags {
  return parse(readCookie(cookieOf(userId)) ?? '')
}

/** Counts the choices made on this page: whoever reads them watches it, since a cookie tells nobody. */
export const userFlagsTurn = createStore(0)

/** Keeps a person's choice on this device (FLAG-13..15). */
export function setUserFlag(userId: string, name: FlagNameOf<'user'>, on: boolean): void {
  const chosen = { ...readUserFlags(userId), [name]: on }
  const text = Object.entries(chosen).map(([key, value]) => `${key}:${value ? 1 : 0}`)
  writeCookie(cookieOf(userId), text.join('.'))
  userFlagsTurn.set(userFlagsTurn.get() + 1)
}

export const forgetUserFlags = (userId: string): void => removeCookie(cookieOf(userId))
