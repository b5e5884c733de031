import { useSyncExternalStore } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { isOn, type FlagName } from '#src/flags/flags.ts'
import { readUserFlags, userFlagsTurn } from '#src/flags/user-flags.ts'
import { useCurrentUserQuery } from './current-user.ts'

/** Whether a feature flag is on for the current visitor (FLAG-01..16); updates when they change it. */
export function useFlag(name: FlagName): boolean {
  const { flags: settings } = useConfig()
  const { data: user } = useCurrentUserQuery()
  useSyncExternalStore(userFlagsTurn.subscribe, userFlagsTurn.get)
  return isOn(name, {
    settings,
    host: location.hostname,
    ...(user && { chosen: readUserFlags(user.id) }),
  })
}
