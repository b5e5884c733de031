import { useSession } from '#src/session/SessionContext.tsx'
import type { SignInOutcome } from '#src/auth/port.ts'
import type { SignInStep } from './card.ts'

/**
 * Signs somebody in and lets the session go on with it; resolves with what is still asked for, or nothing when it is
 * done. Throws an `IdentityError`.
 */
export function useSignIn() {
  const session = useSession()
  const follow = async (outcome: SignInOutcome): Promise<SignInStep | undefined> => {
    if (outcome !== 'done') return outcome
    await session.enter()
    return undefined
  }
  return {
    prepare: session.prepareSignIn,
    signIn: async (email: string, password: string) => follow(await session.accounts.signIn(email, password)),
    answer: async (given: string) => follow(await session.accounts.answerChallenge(given)),
  }
}
