import { lazy, Suspense, type ReactNode } from 'react'
import { hasConsented } from '#src/features/consent/policies.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { useConfig } from '#src/flags/config.ts'
import { PageLoading } from '../PageLoading.tsx'
import { Titled } from '../Titled.tsx'
import { SimpleFrame } from './SimpleFrame.tsx'

const ConsentStep = lazy(async () => {
  const [{ ConsentStep: screen }] = await Promise.all([
    import('#src/features/consent/ConsentStep.tsx'),
    loadTexts('auth'),
  ])
  return { default: screen }
})

/** The second gate: consent to both policies, before any page (GATE-01..03). */
export function ConsentGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const { policies, brand } = useConfig()
  if (hasConsented(user, policies)) return children
  return (
    <SimpleFrame>
      <Suspense fallback={<PageLoading />}>
        <Titled title={(t) => t.auth.consent.title()} texts={['auth']}>
          <ConsentStep user={user} policies={policies} product={brand.name} />
        </Titled>
      </Suspense>
    </SimpleFrame>
  )
}
