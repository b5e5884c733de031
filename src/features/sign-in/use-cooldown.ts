import { useEffect, useState } from 'react'
import { cooldownLeft, startCooldown } from './resend-cooldown.ts'

const SECOND = 1000

/** What is left of the countdown of an address, in ms, second by second; `restart` after another code was sent. */
export function useCooldown(email: string): { left: number; restart: () => void } {
  const [now, setNow] = useState(Date.now)
  const left = cooldownLeft(email, now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    restart: () => {
      startCooldown(email)
      setNow(Date.now())
    },
  }
}
