import { ClaimProblem } from '#src/features/guest/ClaimProblem.tsx'
import { ClaimWaiting } from '#src/features/guest/ClaimWaiting.tsx'
import { useClaimFlow } from '#src/features/guest/use-claim-flow.ts'
import { noticeOfReturn } from '#src/features/sign-in/card/card.ts'
import { SignInScreen } from '#src/features/sign-in/sign-in/SignInScreen.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { dropClaim } from '#src/session/guest/guest-claim.ts'
import { takeGuestUrl } from '#src/session/sign-in/remembered-url.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { PlainFrame } from '#src/ui/layout/PlainFrame.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'

export const title = (t: Texts): string => t.guest.signUp.documentTitle()

/** Turns a guest into an account and takes over their data (ROUTE-04, GUEST-01, GUEST-02). */
export default function GuestSignUpPage() {
  const { brand } = useConfig()
  const { claim, retry } = useClaimFlow()
  switch (claim.state) {
    case 'registering':
      return <Registering />
    case 'error':
      return (
        <PlainFrame brand={brand}>
          <ClaimProblem claim={claim} onRetry={retry} />
        </PlainFrame>
      )
    case 'starting':
    case 'generating-nonce':
    case 'claiming':
    case 'redirecting':
      return (
        <PlainFrame brand={brand}>
          <ClaimWaiting state={claim.state} />
        </PlainFrame>
      )
  }
}

function Registering() {
  const { t } = useText('guest')
  const { returnFailure } = useSession()
  const navigate = useNavigate()
  const isGuest = useSessionState() === 'guest'
  const notice = noticeOfReturn(returnFailure())
  const goBack = () => {
    dropClaim()
    void navigate(takeGuestUrl() ?? paths.home(), { replace: true })
  }
  return (
    <SignInScreen
      defaultView={notice ? 'login' : 'signup'}
      notice={notice}
      lead={
        <Alert kind="info">
          {t.guest.signUp.kept()}{' '}
          {isGuest && <TextButton onClick={goBack}>{t.guest.signUp.back()}</TextButton>}
        </Alert>
      }
    />
  )
}
