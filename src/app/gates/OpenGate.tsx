import { lazy, Suspense } from 'react'
import { PageLoading } from '../PageLoading.tsx'

const OpenArea = lazy(async () => {
  const { OpenArea: area } = await import('../OpenArea.tsx')
  return { default: area }
})

/** Public pages: loads the calls layer without sign-in. */
export function OpenGate() {
  return (
    <Suspense fallback={<PageLoading />}>
      <OpenArea />
    </Suspense>
  )
}
