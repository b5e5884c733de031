import { lazy, Suspense } from 'react'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'

const ClaimArea = lazy(async () => {
  const { ClaimArea: area } = await import('../areas/ClaimArea.tsx')
  return { default: area }
})

/** Waits for the session. A guest and the account they create share no cached responses. */
export function ClaimGate() {
  const state = useSessionState()
  if (state === 'loading') return <PageLoading />
  const who = state === 'expired' ? 'authenticated' : state
  return (
    <Suspense fallback={<PageLoading />}>
      <ClaimArea key={who} />
    </Suspense>
  )
}
