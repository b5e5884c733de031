import type { Challenge } from '#src/auth/port.ts'
import { CodeChallengeForm } from './CodeChallengeForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { AnswerProps } from './use-answer.ts'

type Props = AnswerProps & { challenge: Challenge; email: string }

/** What a sign-in still asks for, whatever it is. */
export function ChallengeForm({ challenge, email, ...told }: Props) {
  if (challenge === 'newPassword') return <NewPasswordForm email={email} {...told} />
  return <CodeChallengeForm key={challenge} challenge={challenge} {...told} />
}
