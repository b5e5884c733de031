import { useSession } from '#src/session/SessionContext.tsx'
import type { Asked, SignInOutcome } from '#src/auth/port.ts'
import type { SignInStep } from '../card/card.ts'
import { startCooldown } from '../code/resend-cooldown.ts'

/** Whether the code was sent and can be resent. */
export const isSent = ({ challenge }: Asked): boolean => challenge === 'emailCode' || challenge === 'smsCode'

/**
 * Signs in and updates the session; resolves with the next step, or undefined when done. Throws an
 * `IdentityError`.
 */
export function useSignIn() {
  const session = useSession()
  const follow = async (outcome: SignInOutcome, email: string): Promise<SignInStep | undefined> => {
    if (typeof outcome === 'object' && isSent(outcome)) startCooldown(email)
    if (outcome !== 'done') return outcome
    await session.enter()
    return undefined
  }
  return {
    prepare: session.prepareSignIn,
    signIn: async (email: string, password: string) =>
      follow(await session.accounts.signIn(email, password), email),
    answer: async (email: string, given: string) =>
      follow(await session.accounts.answerChallenge(given), email),
  }
}
