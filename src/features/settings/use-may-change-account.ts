import { useEffect, useState } from 'react'
import { useSession } from '#src/session/SessionContext.tsx'

/**
 * Whether this session may change the account; undefined while nobody knows. When it cannot be found out, the forms
 * are there and the service answers.
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
