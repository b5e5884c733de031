import { useCallback, useEffect, useState } from 'react'
import type { Passkey } from '#src/auth/port.ts'
import { useSession } from '#src/session/SessionContext.tsx'

/** The passkeys of the account: undefined while they load; `failed` can be loaded again. */
export function usePasskeys() {
  const { accounts } = useSession()
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'failed'>()
  const load = useCallback(
    () =>
      accounts
        .passkeys()
        .then((calls) => calls.list())
        .then(setPasskeys, () => setPasskeys('failed')),
    [accounts],
  )
  useEffect(() => void load(), [load])
  return {
    passkeys,
    load,
    retry: () => {
      setPasskeys(undefined)
      void load()
    },
  }
}
