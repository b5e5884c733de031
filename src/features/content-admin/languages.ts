import type { TextPair } from '#generated/model/index.ts'

export const pairLanguages = ['en-ca', 'fr-ca'] as const
export type PairLanguage = (typeof pairLanguages)[number]

export const htmlLangOf = { 'en-ca': 'en', 'fr-ca': 'fr' } as const

/** A text in the page's language, falling back to the other one. */
export const textOf = (text: TextPair, locale: PairLanguage): string =>
  text[locale].trim() || text['en-ca'].trim() || text['fr-ca'].trim()

export const emptyPair: TextPair = { 'en-ca': '', 'fr-ca': '' }
