import { createStore } from '#src/lib/store.ts'
import { isUserFlag, type FlagNameOf, type UserFlags } from './flags.ts'

const DAYS_365 = 365 * 24 * 60 * 60 // CONST-02

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
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${cookieOf(userId)}=`))
  return parse(entry?.slice(cookieOf(userId).length + 1) ?? '')
}

/** Counts the choices made on this page: whoever reads them watches it, since a cookie tells nobody. */
export const userFlagsTurn = createStore(0)

/** Keeps a person's choice on this device (FLAG-13..15). */
export function setUserFlag(userId: string, name: FlagNameOf<'user'>, on: boolean): void {
  const chosen = { ...readUserFlags(userId), [name]: on }
  const text = Object.entries(chosen).map(([key, value]) => `${key}:${value ? 1 : 0}`)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieOf(userId)}=${text.join('.')}; path=/; max-age=${DAYS_365}; samesite=lax${secure}`
  userFlagsTurn.set(userFlagsTurn.get() + 1)
}
