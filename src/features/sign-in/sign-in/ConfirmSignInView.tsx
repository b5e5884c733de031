import { useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { isAsked, type ViewProps } from '../card/card.ts'
import { challengeText } from '../code/challenge-text.ts'
import { ChallengeForm } from '../code/ChallengeForm.tsx'
import { ViewHeading } from '../card/ViewHeading.tsx'

/** The sixth view: the challenge of a sign-in (AUTH-05, AUTH-06, D-42). */
export function ConfirmSignInView({ state, send }: ViewProps<'confirmsignin'>) {
  const { asked, email, password } = state
  const { t } = useText('auth')
  const title = asked.challenge === 'newPassword' ? t.auth.challenge.newTitle() : t.auth.challenge.title()
  return (
    <>
      <ViewHeading title={title} intro={challengeText(t, asked)} />
      <ChallengeForm
        asked={asked}
        email={email}
        password={password}
        onStep={async (step, next) => {
          if (isAsked(step)) await send({ type: 'challenged', email, password: next, asked: step })
          return isAsked(step)
        }}
        onLost={() => send({ type: 'challengeLost' })}
      />
      <p>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login' })}>
          {t.auth.login.back()}
        </TextButton>
      </p>
    </>
  )
}
