import { Button } from '#src/ui/actions/Button.tsx'
import { asClock } from './resend-cooldown.ts'
import type { Resend } from './use-resend.ts'

type Props = {
  resend: Resend
  label: string
  labelIn: (left: { time: string }) => string
}

/** Requests another code; disabled during the countdown, which is part of its label (AUTH-32, D-44). */
export function ResendButton({ resend: { left, pending, resend }, label, labelIn }: Props) {
  return (
    <Button
      variant="secondary"
      width="full"
      pending={pending}
      disabled={left > 0}
      onClick={() => void resend()}
    >
      {left > 0 ? labelIn({ time: asClock(left) }) : label}
    </Button>
  )
}
