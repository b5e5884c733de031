import type { SignInStep } from './card.ts'
import { failureOf, useCall } from './use-call.ts'
import { useSignIn } from './use-sign-in.ts'

export type AnswerProps = {
  email: string
  /** The password with which the sign-in began. */
  password: string
  /** Goes on where more is asked for, with the password that counts from now on; false when this place cannot. */
  onStep: (step: SignInStep, password: string) => Promise<boolean>
  /** The sign-in that the challenge belongs to is over: after three minutes (IDENT-41), or too many tries. */
  onLost: () => void | Promise<void>
}

export function useAnswer({ email, password, onStep, onLost }: AnswerProps) {
  const { answer } = useSignIn()
  const { pending, failure, setFailure, run } = useCall()
  return {
    pending,
    failure,
    setFailure,
    /** @param chosen the answer is the new password */
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
