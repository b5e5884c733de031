import type { Asked } from '#src/auth/port.ts'
import { CodeChallengeForm } from './CodeChallengeForm.tsx'
import { NewPasswordForm } from '../password/NewPasswordForm.tsx'
import type { AnswerProps } from '../failures/use-answer.ts'

export function ChallengeForm({ asked: { challenge }, ...props }: AnswerProps & { asked: Asked }) {
  if (challenge === 'newPassword') return <NewPasswordForm {...props} />
  return <CodeChallengeForm key={challenge} challenge={challenge} {...props} />
}
