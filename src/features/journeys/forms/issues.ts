/**
 * What is wrong with an answer, without words: the texts are chosen when it is shown, so that a message follows
 * a change of language (F64). The codes are those of the `validation` texts (VAL-35..61).
 */
export type Issue =
  | { code: 'required' | 'selectOption' | 'email' | 'phone' | 'number' | 'wholeNumber' | 'date' | 'year' }
  | { code: 'time' | 'url' | 'postalCode' | 'unique' | 'notEmpty' | 'emptyRow' | 'uploading' | 'notUploaded' }
  | { code: 'month' | 'monthNeedsYear' | 'dayNeedsMonthAndYear' | 'dateFuture' | 'consent' | 'unknown' }
  | { code: 'minCharacters' | 'minWords'; min: number }
  | { code: 'maxCharacters' | 'maxWords'; max: number }
  | { code: 'minValue' | 'minRows'; min: number }
  | { code: 'maxValue' | 'maxRows' | 'maxFiles' | 'yearFuture'; max: number }
  /** It lies before the answer to this question. */
  | { code: 'notBefore'; question: { 'en-ca': string; 'fr-ca'?: string } }
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

/** Issues by path: the key of a question; in a group `medications.0.name`, and `medications.root` for all its rows. */
export type Issues = Readonly<Record<string, Issue>>

/** The form library keeps one text with each error: the issue travels in it. */
export const packIssue = (issue: Issue): string => JSON.stringify(issue)

export const unpackIssue = (message: string): Issue => JSON.parse(message) as Issue

/** The question of a page that a path leads to. */
export const keyOfPath = (path: string): string => path.split('.', 1)[0] ?? path
