import type { SignInStep } from '../card/card.ts'
import { failureOf, useCall } from './use-call.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'

export type AnswerProps = {
  email: string
  /** The password used for the sign-in. */
  password: string
  /**
   * Continues a sign-in that needs another step, with the current password; resolves to false if this view
   * cannot.
   */
  onStep: (step: SignInStep, password: string) => Promise<boolean>
  /** The sign-in expired after three minutes (IDENT-41), or had too many attempts. */
  onLost: () => void | Promise<void>
}

export function useAnswer({ email, password, onStep, onLost }: AnswerProps) {
  const { answer } = useSignIn()
  const { pending, failure, setFailure, run } = useCall()
  return {
    pending,
    failure,
    setFailure,
    /** @param chosen whether the answer is the new password */
    answer: (given: string, { chosen = false } = {}) =>
      run(async () => {
        try {
          const step = await answer(email, given)
          if (step && !(await onStep(step, chosen ? given : password))) setFailure('unknown')
        } catch (error) {
          if (failureOf(error) !== 'notAuthorized') throw error
          await onLost()
        }
      }),
  }
}
