import { useEffect, useState } from 'react'
import { useSession } from '#src/session/SessionContext.tsx'

/**
 * Whether this session may change the account; undefined while unknown. If the check fails, the forms are shown
 * and the service decides.
 */
export function useMayChangeAccount(): boolean | undefined {
  const { ownAccount } = useSession()
  const [may, setMay] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    ownAccount
      .mayChangeAccount()
      .catch(() => true)
      .then((found) => isHere && setMay(found))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [ownAccount])
  return may
}
