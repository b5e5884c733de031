import { lazy, Suspense } from 'react'
import { PageLoading } from '../PageLoading.tsx'

const OpenArea = lazy(async () => {
  const { OpenArea: area } = await import('../OpenArea.tsx')
  return { default: area }
})

/** What a stranger may see; the layer of calls comes with it, and not with sign-in. */
export function OpenGate() {
  return (
    <Suspense fallback={<PageLoading />}>
      <OpenArea />
    </Suspense>
  )
}
