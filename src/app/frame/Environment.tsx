import { lazy, Suspense, type ComponentType } from 'react'
import { useConfig } from '#src/flags/config.ts'

/** Loaded only where it is shown; pages work without it. */
const EnvironmentMark = lazy<ComponentType<{ name: string }>>(() =>
  import('./EnvironmentMark.tsx').then(
    (module) => ({ default: module.EnvironmentMark }),
    () => ({ default: () => null }),
  ),
)

/** Shows the name of the environment, except in production, so that no one mistakes a rehearsal for it. */
export function Environment() {
  const { environment } = useConfig()
  if (environment === 'production') return null
  return (
    <Suspense fallback={null}>
      <EnvironmentMark name={environment} />
    </Suspense>
  )
}
