import { useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { isChallenge, type ViewProps } from './card.ts'
import { ChallengeForm } from './ChallengeForm.tsx'
import { ViewHeading } from './ViewHeading.tsx'

/** The sixth view: what a sign-in asks for after the password (AUTH-05, AUTH-06, D-42). */
export function ConfirmSignInView({ state, send }: ViewProps<'confirmsignin'>) {
  const { challenge, email } = state
  const { t } = useText('auth')
  const title = challenge === 'newPassword' ? t.auth.challenge.newTitle() : t.auth.challenge.title()
  return (
    <>
      <ViewHeading title={title} intro={t.auth.challenge[challenge]()} />
      <ChallengeForm
        challenge={challenge}
        email={email}
        onStep={async (step) => {
          if (isChallenge(step)) await send({ type: 'challenged', email, challenge: step })
          return isChallenge(step)
        }}
        onLost={() => send({ type: 'challengeLost' })}
      />
      <p>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login', email })}>
          {t.auth.login.back()}
        </TextButton>
      </p>
    </>
  )
}
