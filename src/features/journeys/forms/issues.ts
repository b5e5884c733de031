/**
 * What is wrong with an answer, without words: the texts are chosen when it is shown, so that a message follows
 * a change of language (F64). The codes are those of the `validation` texts (VAL-35..61).
 */
export type Issue =
  | { code: 'required' | 'selectOption' | 'email' | 'phone' | 'number' | 'wholeNumber' | 'date' | 'year' }
  | { code: 'month' | 'monthNeedsYear' | 'dayNeedsMonthAndYear' | 'dateFuture' | 'consent' | 'unknown' }
  | { code: 'minCharacters' | 'minWords'; min: number }
  | { code: 'maxCharacters' | 'maxWords'; max: number }
  | { code: 'minValue'; min: number }
  | { code: 'maxValue'; max: number }
  | { code: 'betweenValues'; min: number; max: number }
  | { code: 'day'; last: number }
  | { code: 'yearsBack'; years: number }
  | { code: 'dateMin'; min: string }
  | { code: 'dateMax'; max: string }
  /** The form's own words for its pattern, where it has some. */
  | { code: 'pattern'; words?: { 'en-ca': string; 'fr-ca'?: string } | undefined }
  | { code: 'exclusiveOption'; option: { 'en-ca': string; 'fr-ca'?: string } }
  /** Words of the server, which come in the language of the call. */
  | { code: 'server'; text: string }

/** Issues by field key. */
export type Issues = Readonly<Record<string, Issue>>

/** The form library keeps one text with each error: the issue travels in it. */
export const packIssue = (issue: Issue): string => JSON.stringify(issue)

export const unpackIssue = (message: string): Issue => JSON.parse(message) as Issue
