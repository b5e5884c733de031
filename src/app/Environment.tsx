import { lazy, Suspense, type ComponentType } from 'react'
import { useConfig } from '#src/flags/config.ts'

/** Loaded only where it is shown; a page does without it. */
const EnvironmentMark = lazy<ComponentType<{ name: string }>>(() =>
  import('./EnvironmentMark.tsx').then(
    (module) => ({ default: module.EnvironmentMark }),
    () => ({ default: () => null }),
  ),
)

/** On every host but the real one, its name: nobody takes a rehearsal for it. */
export function Environment() {
  const { environment } = useConfig()
  if (environment === 'production') return null
  return (
    <Suspense fallback={null}>
      <EnvironmentMark name={environment} />
    </Suspense>
  )
}
