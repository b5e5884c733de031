import type { Asked } from '#src/auth/port.ts'
import type { Texts } from '#src/i18n/texts.ts'

export function challengeText({ auth }: Texts, { challenge, sentTo: to }: Asked): string {
  if (challenge === 'emailCode' && to) return auth.challenge.emailCodeTo({ to })
  if (challenge === 'smsCode' && to) return auth.challenge.smsCodeTo({ to })
  return auth.challenge[challenge]()
}
