import { useMemo, useSyncExternalStore } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { isOn, type FlagName } from '#src/flags/flags.ts'
import { readUserFlags, userFlagsTurn } from '#src/flags/user-flags.ts'
import { useCurrentUserQuery } from './current-user.ts'

/** Whether a feature flag is on for the current visitor (FLAG-01..16); updates when they change it. */
export function useFlag(name: FlagName): boolean {
  const { flags: settings } = useConfig()
  const { data: user } = useCurrentUserQuery()
  const turn = useSyncExternalStore(userFlagsTurn.subscribe, userFlagsTurn.get)
  const userId = user?.id
  // Reading cookies blocks the page for a moment: once per change, not once per render.
  const chosen = useMemo(() => (turn >= 0 && userId ? readUserFlags(userId) : undefined), [turn, userId])
  return isOn(name, { settings, host: location.hostname, ...(chosen && { chosen }) })
}
