import type { Asked } from '#src/auth/port.ts'
import { CodeChallengeForm } from './CodeChallengeForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { AnswerProps } from './use-answer.ts'

/** Renders the form of a sign-in challenge. */
export function ChallengeForm({ asked: { challenge }, ...told }: AnswerProps & { asked: Asked }) {
  if (challenge === 'newPassword') return <NewPasswordForm {...told} />
  return <CodeChallengeForm key={challenge} challenge={challenge} {...told} />
}
