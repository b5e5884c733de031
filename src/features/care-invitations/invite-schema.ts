import * as z from 'zod/mini'
import type { Language, ProcessDefinition } from '#generated/model/index.ts'
import { InvitationBatch, invitationBatchEmailsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice } from '#src/form-kit/fields.ts'
import { parseAddresses } from './parse-addresses.ts'

const { process_definition, language, emails } = InvitationBatch.shape

/** How many addresses there are more than the contract takes in one call. */
export const tooManyBy = (typed: string): number =>
  parseAddresses(typed).all.length - invitationBatchEmailsMax

/** Whom to invite to what. Lines that are wrong do not keep the others from being invited: they are only told. */
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

/** How the form begins: with the journey that the link named, or the only one that there is. */
export function firstInvite(journeys: readonly ProcessDefinition[], named: string | null): InviteInput {
  const journey = journeys.find(({ id }) => id === named) ?? (journeys.length === 1 ? journeys[0] : undefined)
  return { process_definition: journey?.id ?? '', language: onlyLanguage(journey), emails: '' }
}

/** Another journey keeps the language if it is in it. */
export function withJourney({ language: chosen }: InviteInput, journey: ProcessDefinition | undefined) {
  const keeps = chosen !== '' && journey?.languages.includes(chosen) === true
  return { process_definition: journey?.id ?? '', language: keeps ? chosen : onlyLanguage(journey) }
}
