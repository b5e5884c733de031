import type { Language, PostalAddress, Province } from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import type { BothLanguages } from '../store/localized.ts'

/** All provinces and territories of Canada (DATA-54). */
export const provinceNames: Readonly<Record<Province, BothLanguages>> = {
  AB: { 'en-ca': 'Alberta', 'fr-ca': 'Alberta' },
  BC: { 'en-ca': 'British Columbia', 'fr-ca': 'Colombie-Britannique' },
  MB: { 'en-ca': 'Manitoba', 'fr-ca': 'Manitoba' },
  NB: { 'en-ca': 'New Brunswick', 'fr-ca': 'Nouveau-Brunswick' },
  NL: { 'en-ca': 'Newfoundland and Labrador', 'fr-ca': 'Terre-Neuve-et-Labrador' },
  NT: { 'en-ca': 'Northwest Territories', 'fr-ca': 'Territoires du Nord-Ouest' },
  NS: { 'en-ca': 'Nova Scotia', 'fr-ca': 'Nouvelle-Écosse' },
  NU: { 'en-ca': 'Nunavut', 'fr-ca': 'Nunavut' },
  ON: { 'en-ca': 'Ontario', 'fr-ca': 'Ontario' },
  PE: { 'en-ca': 'Prince Edward Island', 'fr-ca': 'Île-du-Prince-Édouard' },
  QC: { 'en-ca': 'Quebec', 'fr-ca': 'Québec' },
  SK: { 'en-ca': 'Saskatchewan', 'fr-ca': 'Saskatchewan' },
  YT: { 'en-ca': 'Yukon', 'fr-ca': 'Yukon' },
}

const provinces = Object.keys(provinceNames).filter((one): one is Province =>
  Object.hasOwn(provinceNames, one),
)

/** The address in one line as it is written on letters: in Quebec in French, elsewhere in the caller's language. */
export function writtenAddress(
  { street, city, province, postal_code: code }: PostalAddress,
  locale: Language,
): string {
  const language = province === 'QC' ? 'fr-ca' : locale
  const name = textIn(language, provinceNames[province])
  return language === 'fr-ca' ? `${street}, ${city} (${name}) ${code}` : `${street}, ${city}, ${name} ${code}`
}

/** `street, city, Province A1A 1A1` or `street, city (Province) A1A 1A1`. */
const WRITTEN = /^(.+), ([^,()]+)(?:, ([^,()]+)| \(([^()]+)\)) ([A-Z]\d[A-Z] \d[A-Z]\d)$/

/** The parts of an address in one line, in either language; null when it is written in another way. */
export function readAddress(text: string): PostalAddress | null {
  const [, street, city, english, french, code] = WRITTEN.exec(text) ?? []
  const name = english ?? french
  const province = provinces.find((one) => Object.values(provinceNames[one]).includes(name ?? ''))
  if (!street || !city || !province || !code) return null
  return { street, city, province, postal_code: code }
}
