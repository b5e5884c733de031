import { useSessionState } from '#src/session/SessionContext.tsx'
import { ClaimArea } from '../areas/parts.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'

/** Waits for the session. A guest and the account they create share no cached responses. */
export function ClaimGate() {
  const state = useSessionState()
  if (state === 'loading') return <PageLoading />
  const who = state === 'expired' ? 'authenticated' : state
  return <ClaimArea key={who} />
}
