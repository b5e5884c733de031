import type { Asked } from '#src/auth/port.ts'
import { CodeChallengeForm } from './CodeChallengeForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { AnswerProps } from './use-answer.ts'

/** What a sign-in still asks for, whatever it is. */
export function ChallengeForm({ asked: { challenge }, ...told }: AnswerProps & { asked: Asked }) {
  if (challenge === 'newPassword') return <NewPasswordForm {...told} />
  return <CodeChallengeForm key={challenge} challenge={challenge} {...told} />
}
