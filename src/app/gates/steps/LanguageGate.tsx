import { Suspense, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUserQuery } from '#src/session/user/current-user.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { knownError } from '../../errors/known-error.ts'
import { PageLoading } from '../../frame/PageLoading.tsx'
import { Titled } from '../../frame/Titled.tsx'
import { lazyStep } from './lazy-step.ts'

const LanguageStep = lazyStep(
  () => import('./LanguageStep.tsx').then((module) => module.LanguageStep),
  'validation',
  'errors',
)

/** The fourth gate: asks people with an account for a language preference if they have none (GATE-17..20). */
export function LanguageGate({ children }: { children: ReactNode }) {
  const { t } = useText()
  const onboarding = useFlag('onboarding')
  const { data: user, error } = useCurrentUserQuery()
  if (!user)
    return error ? (
      <Titled title={(t) => t.error.title()}>
        <GenericErrorScreen message={knownError(error).message} error={error} />
      </Titled>
    ) : (
      <Spinner label={t.status.loading()} />
    )
  if (!onboarding || user.is_guest || user.language_preference) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <LanguageStep userId={user.id} />
    </Suspense>
  )
}
