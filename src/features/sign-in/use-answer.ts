import type { SignInStep } from './card.ts'
import { failureOf, useCall } from './use-call.ts'
import { useSignIn } from './use-sign-in.ts'

export type AnswerProps = {
  /** Goes on where the answer was right and more is asked for; false when this place cannot. */
  onStep: (step: SignInStep) => Promise<boolean>
  /** The sign-in that the challenge belongs to is over: after three minutes (IDENT-41), or too many tries. */
  onLost: () => void | Promise<void>
}

/** Answers the challenge of the sign-in that is under way. */
export function useAnswer({ onStep, onLost }: AnswerProps) {
  const { answer } = useSignIn()
  const { pending, failure, setFailure, run } = useCall()
  return {
    pending,
    failure,
    answer: (given: string) =>
      run(async () => {
        try {
          const step = await answer(given)
          if (step && !(await onStep(step))) setFailure('unknown')
        } catch (error) {
          if (failureOf(error) !== 'notAuthorized') throw error
          await onLost()
        }
      }),
  }
}
