import { lazy, Suspense } from 'react'
import { PageLoading } from '../PageLoading.tsx'

const ShareArea = lazy(async () => {
  const { ShareArea: area } = await import('../ShareArea.tsx')
  return { default: area }
})

/** Beside the gates, not behind one: what was shared with a stranger asks for nobody's sign-in. */
export function ShareGate() {
  return (
    <Suspense fallback={<PageLoading />}>
      <ShareArea />
    </Suspense>
  )
}
