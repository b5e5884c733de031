import type { DocumentPurpose, Language, SuggestionConfidence } from '#generated/model/index.ts'
import { uuidOf } from '../store/ids.ts'
import type { Finding, Found, FoundMedication } from '../store/document-row.ts'

/** A finding before it belongs to a document. */
export type FoundSeed = Found & {
  readonly page: number
  readonly confidence: SuggestionConfidence
  readonly snippet: string
}

/** Gives findings their ids and puts them into a document as pending. */
export const findingsOf = (document: string, found: readonly FoundSeed[]): Finding[] =>
  found.map((one, index) => ({
    ...one,
    id: uuidOf(`finding:${document}:${index}`),
    state: 'pending',
    record: null,
  }))

/** A medication on a page; missing fields were not found. */
export const foundMedication = (
  page: number,
  confidence: SuggestionConfidence,
  snippet: string,
  fields: Partial<FoundMedication> & Pick<FoundMedication, 'name'>,
): FoundSeed => ({
  kind: 'medication',
  page,
  confidence,
  snippet,
  fields: { strength: null, dose_text: null, frequency: null, route: 'oral', start_date: null, ...fields },
})

/** A condition on a page. */
export const foundCondition = (
  page: number,
  confidence: SuggestionConfidence,
  snippet: string,
  name: string,
  diagnosis_year: number | null = null,
): FoundSeed => ({ kind: 'condition', page, confidence, snippet, fields: { name, diagnosis_year } })

const metformin = { name: 'Metformin', strength: '500 mg', frequency: 'twice_daily' } as const
const ramipril = { name: 'Ramipril', strength: '5 mg', frequency: 'once_daily' } as const

/** The findings of uploaded documents: always the same, in the person's language. */
const medications: Readonly<Record<Language, readonly FoundSeed[]>> = {
  'en-ca': [
    foundMedication(1, 'likely', 'Metformin 500 mg, 1 tablet twice a day with food', {
      ...metformin,
      dose_text: '1 tablet',
    }),
    foundMedication(1, 'likely', 'Ramipril 5 mg, 1 capsule every morning since March 2024', {
      ...ramipril,
      dose_text: '1 capsule',
      start_date: '2024-03',
    }),
    foundMedication(1, 'unsure', 'Vit. D 1000 ... daily', { name: 'Vitamin D', strength: '1000 IU' }),
  ],
  'fr-ca': [
    foundMedication(1, 'likely', 'Metformine 500 mg, 1 comprimé deux fois par jour en mangeant', {
      ...metformin,
      name: 'Metformine',
      dose_text: '1 comprimé',
    }),
    foundMedication(1, 'likely', 'Ramipril 5 mg, 1 capsule chaque matin depuis mars 2024', {
      ...ramipril,
      dose_text: '1 capsule',
      start_date: '2024-03',
    }),
    foundMedication(1, 'unsure', 'Vit. D 1000 ... par jour', { name: 'Vitamine D', strength: '1000 UI' }),
  ],
}

const conditions: Readonly<Record<Language, readonly FoundSeed[]>> = {
  'en-ca': [
    foundCondition(1, 'likely', 'Known for: high blood pressure since 2024', 'High blood pressure', 2024),
  ],
  'fr-ca': [foundCondition(1, 'likely', 'Antécédents : haute pression depuis 2024', 'Haute pression', 2024)],
}

/** The findings of an uploaded document (DOC-03); in a list of medications only medications are detected. */
export const foundIn = (purpose: DocumentPurpose, locale: Language): readonly FoundSeed[] =>
  purpose === 'medication_list' ? medications[locale] : [...medications[locale], ...conditions[locale]]
