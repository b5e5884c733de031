import type { Locales } from '#locales/types.ts'

export type Locale = Locales

export const defaultLocale: Locale = 'en-ca'

/** Languages in their own names, so that people find theirs on a page they cannot read (SHELL-40). */
export const languages = [
  { locale: 'en-ca', name: 'English', short: 'EN', lang: 'en-CA' },
  { locale: 'fr-ca', name: 'Français', short: 'FR', lang: 'fr-CA' },
] as const satisfies readonly { locale: Locale; name: string; short: string; lang: string }[]

export type HtmlLang = (typeof languages)[number]['lang']

/** The language tag for `<html lang>` and Intl. */
export function htmlLang(locale: Locale): HtmlLang {
  return locale === 'fr-ca' ? 'fr-CA' : 'en-CA'
}

export function isLocale(value: unknown): value is Locale {
  return languages.some((language) => language.locale === value)
}
