import * as z from 'zod/mini'
import { CarePartnerLevel, carePartnershipCreateEmailMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, email } from '#src/form-kit/fields.ts'

/** How long access lasts, in days; `none`: until either side ends it. */
export const durations = ['none', '30', '365'] as const

export const inviteSchema = z.object({
  email: email(carePartnershipCreateEmailMax),
  level: choice(CarePartnerLevel),
  duration: z.enum(durations),
})

export const emptyInvite: z.input<typeof inviteSchema> = { email: '', level: '', duration: 'none' }

/**
 * The last day of access as ISO text; null for no end.
 * @param today ISO text
 */
export function lastDay(duration: (typeof durations)[number], today: string): string | null {
  if (duration === 'none') return null
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + Number(duration))
  return last.toISOString().slice(0, 10)
}
