import type { InvitationBatch, Language, ProcessDefinition } from '#generated/model/index.ts'
import { MOST_ADDRESSES, parseAddresses } from './parse-addresses.ts'

/** What is typed before it is looked at: '' where nothing is chosen. */
export type InviteValues = { journey: string; language: Language | ''; addresses: string }

/** A journey in one language leaves no choice. */
const onlyLanguage = (journey: ProcessDefinition | undefined): Language | '' =>
  journey?.languages.length === 1 ? (journey.languages[0] ?? '') : ''

/** How the form begins: with the journey that the link named, or the only one that there is. */
export function firstValues(journeys: readonly ProcessDefinition[], named: string | null): InviteValues {
  const journey = journeys.find(({ id }) => id === named) ?? (journeys.length === 1 ? journeys[0] : undefined)
  return { journey: journey?.id ?? '', language: onlyLanguage(journey), addresses: '' }
}

/** Another journey keeps the language if it is in it. */
export function withJourney(values: InviteValues, journey: ProcessDefinition | undefined): InviteValues {
  const { language } = values
  const keeps = language !== '' && journey?.languages.includes(language) === true
  return { ...values, journey: journey?.id ?? '', language: keeps ? language : onlyLanguage(journey) }
}

export type InviteProblem = 'chooseJourney' | 'chooseLanguage' | 'noneGood' | 'tooMany'

/** What keeps the addresses from being checked; lines that are wrong do not, they are only told. */
export function checkInvite(values: InviteValues): {
  readonly [Name in keyof InviteValues]?: InviteProblem
} {
  const { all, good } = parseAddresses(values.addresses)
  return {
    ...(values.journey === '' && { journey: 'chooseJourney' as const }),
    ...(values.language === '' && { language: 'chooseLanguage' as const }),
    ...(good === 0 && { addresses: 'noneGood' as const }),
    ...(all.length > MOST_ADDRESSES && { addresses: 'tooMany' as const }),
  }
}

/** The body of the call; undefined while something is missing. */
export function batchFrom(organization: string, values: InviteValues): InvitationBatch | undefined {
  const { journey, language, addresses } = values
  if (journey === '' || language === '') return undefined
  return {
    organization,
    process_definition: journey,
    language,
    emails: [...parseAddresses(addresses).all],
  }
}
