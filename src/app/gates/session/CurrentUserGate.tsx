import { useEffect, type ReactNode } from 'react'
import { dropDraftsOfOthers } from '#src/lib/browser/draft-store.ts'
import { defaultLocale, isLocale } from '#src/i18n/locale.ts'
import { setLocale } from '#src/i18n/texts.ts'
import { useCurrentUserQuery } from '#src/session/user/current-user.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'
import { knownError } from '../../errors/known-error.ts'
import { PageLoading } from '../../frame/PageLoading.tsx'
import { Titled } from '../../frame/Titled.tsx'

/**
 * Loads the current user. A failure shows an error screen with an overlay (SHELL-06, GATE-05); an unknown user
 * ends the session. The saved preference sets the language (I18N-04, D-80). Unsaved drafts of another person on
 * this device are deleted (design fault F21). A session that expires before its user loads has no page to keep.
 */
export function CurrentUserGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const isExpired = useSessionState() === 'expired'
  const { data: user, error } = useCurrentUserQuery()
  const preference = user?.language_preference
  useEffect(() => {
    // Unsupported languages fall back to English.
    if (preference) void setLocale(isLocale(preference) ? preference : defaultLocale)
  }, [preference])
  const id = user?.id
  useEffect(() => {
    if (id) dropDraftsOfOthers(id)
  }, [id])
  useEffect(() => {
    if (user === null) void session.endUnknown()
  }, [user, session])
  const isNobody = isExpired && user === undefined
  useEffect(() => {
    if (isNobody) session.giveUp()
  }, [isNobody, session])
  if (user) return children
  if (error) {
    return (
      <Titled title={(t) => t.error.title()}>
        <GenericErrorScreen message={knownError(error).message} error={error} />
      </Titled>
    )
  }
  return <PageLoading />
}
