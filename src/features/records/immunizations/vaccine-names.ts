import type { RecordCode } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isSameName } from '#src/lib/text/same-name.ts'
import { sortedNames } from '../form/suggestions.ts'

type Name = keyof Texts['records']['vaccineNames']

/** CVX codes of vaccines without a manufacturer; the names are in the texts, in both languages. */
const codes: Readonly<Record<Name, string>> = {
  bcg: '19',
  chickenpox: '21',
  cholera: '26',
  covid: '213',
  flu: '88',
  hepatitisA: '85',
  hepatitisB: '45',
  hib: '17',
  hpv: '137',
  japaneseEncephalitis: '129',
  meningococcal: '108',
  mmr: '03',
  mpox: '206',
  pneumococcal: '109',
  polio: '89',
  rabies: '90',
  rotavirus: '122',
  rsv: '304',
  shingles: '188',
  tetanus: '139',
  tetanusPertussis: '115',
  typhoid: '91',
  yellowFever: '184',
}

const names = Object.keys(codes) as Name[]

export const vaccineSuggestions = (t: Texts, locale: string): string[] =>
  sortedNames(
    names.map((name) => t.records.vaccineNames[name]()),
    locale,
  )

/** The code of a suggested name; undefined for free text. */
export function codeOfVaccine(typed: string, t: Texts): RecordCode | null {
  const found = names.find((name) => isSameName(t.records.vaccineNames[name](), typed))
  return found ? { system: 'http://hl7.org/fhir/sid/cvx', code: codes[found] } : null
}
