import { lazy, Suspense } from 'react'
import { PageLoading } from '../frame/PageLoading.tsx'

const ShareArea = lazy(async () => {
  const { ShareArea: area } = await import('../areas/ShareArea.tsx')
  return { default: area }
})

/** Independent of the other gates: shared pages need no sign-in. */
export function ShareGate() {
  return (
    <Suspense fallback={<PageLoading />}>
      <ShareArea />
    </Suspense>
  )
}
