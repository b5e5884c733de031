import { useState } from 'react'
import { useEndGuestVisit } from '#generated/endpoints/users/users.ts'
import { forgetUserFlags } from '#src/flags/user-flags.ts'
import { forgetLanguage } from '#src/i18n/language-cookie.ts'
import { forgetReading } from '#src/lib/browser/reading.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useSession } from '#src/session/SessionContext.tsx'

/** Timeout in ms for the server, after which the device is cleared regardless. */
const WAIT = 5000

/**
 * Ends a guest's visit on this device and on the server (SHELL-37). Offline, the device is cleared anyway, and
 * the orphaned token expires within a day.
 */
export function useClearVisit(): { clear: () => void; pending: boolean } {
  const session = useSession()
  const { id: guest } = useCurrentUser()
  const { mutateAsync: endVisit } = useEndGuestVisit({ mutation: { networkMode: 'always', retry: false } })
  const [pending, setPending] = useState(false)

  async function clear() {
    if (pending) return
    setPending(true)
    const ended = endVisit().catch(() => undefined)
    await Promise.race([ended, new Promise((done) => setTimeout(done, WAIT))])
    forgetUserFlags(guest)
    forgetLanguage()
    forgetReading()
    session.clearVisit()
  }

  return { clear: () => void clear(), pending }
}
