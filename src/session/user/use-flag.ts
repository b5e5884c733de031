import { useSyncExternalStore } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { isOn, type FlagName, type UserFlags } from '#src/flags/flags.ts'
import { readUserFlags, userFlagsTurn } from '#src/flags/user-flags.ts'
import { useCurrentUserQuery } from './current-user.ts'

let latest: { userId: string; turn: number; flags: UserFlags } | undefined

/** Reading cookies blocks the page for a moment: once for all components that render together. */
function flagsOf(userId: string, turn: number): UserFlags {
  if (latest?.userId === userId && latest.turn === turn) return latest.flags
  const flags = readUserFlags(userId)
  latest = { userId, turn, flags }
  setTimeout(() => (latest = undefined))
  return flags
}

/** Whether a feature flag is on for the current visitor (FLAG-01..16); updates when they change it. */
export function useFlag(name: FlagName): boolean {
  const { flags: settings } = useConfig()
  const { data: user } = useCurrentUserQuery()
  const turn = useSyncExternalStore(userFlagsTurn.subscribe, userFlagsTurn.get)
  const userId = user?.id
  const chosen = userId ? flagsOf(userId, turn) : undefined
  return isOn(name, { settings, host: location.hostname, ...(chosen && { chosen }) })
}
