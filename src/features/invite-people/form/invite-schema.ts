import * as z from 'zod/mini'
import type { Language, ProcessDefinition } from '#generated/model/index.ts'
import { InvitationBatch, invitationBatchEmailsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice } from '#src/form-kit/fields.ts'
import { parseAddresses } from './parse-addresses.ts'

const { process_definition, language, emails } = InvitationBatch.shape

/** By how many addresses the contract's maximum is exceeded. */
export const tooManyBy = (typed: string): number =>
  parseAddresses(typed).all.length - invitationBatchEmailsMax

/** The invite form. Invalid lines are warnings rather than errors, because the others can still be invited. */
export const inviteSchema = z.object({
  process_definition: choice(process_definition),
  language: choice(language),
  emails: z.pipe(
    z.string().check(
      z.refine((typed) => tooManyBy(typed) <= 0, { params: { rule: 'tooMany' } }),
      z.refine((typed) => parseAddresses(typed).good > 0, { params: { rule: 'noneGood' } }),
    ),
    z.pipe(
      z.transform((typed: string) => [...parseAddresses(typed).all]),
      emails,
    ),
  ),
})

export type InviteInput = z.input<typeof inviteSchema>
export type InviteChecked = z.output<typeof inviteSchema>

const onlyLanguage = (journey: ProcessDefinition | undefined): Language | '' =>
  journey?.languages.length === 1 ? (journey.languages[0] ?? '') : ''

/** Default values: the journey in the link, or the only one. */
export function firstInvite(journeys: readonly ProcessDefinition[], named: string | null): InviteInput {
  const journey = journeys.find(({ id }) => id === named) ?? (journeys.length === 1 ? journeys[0] : undefined)
  return { process_definition: journey?.id ?? '', language: onlyLanguage(journey), emails: '' }
}

/** Changes the journey, keeping the language if it has it. */
export function withJourney({ language: chosen }: InviteInput, journey: ProcessDefinition | undefined) {
  const keeps = chosen !== '' && journey?.languages.includes(chosen) === true
  return { process_definition: journey?.id ?? '', language: keeps ? chosen : onlyLanguage(journey) }
}
