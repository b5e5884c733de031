import { cooldownLeft, startCooldown } from './resend-cooldown.ts'
import { useCountdown } from '#src/lib/dates/use-countdown.ts'

/** What is left of the countdown of an address, in ms; `restart` after another code was sent. */
export function useCooldown(email: string): { left: number; restart: () => void } {
  const { left, restart } = useCountdown((now) => cooldownLeft(email, now))
  return {
    left,
    restart: () => {
      startCooldown(email)
      restart()
    },
  }
}
