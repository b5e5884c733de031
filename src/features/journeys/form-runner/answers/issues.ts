/**
 * A validation issue without its message, which is resolved at render time so that it follows the language
 * (F64). The codes are keys of the `validation` texts (VAL-35..61).
 */
export type Issue =
  | { code: 'required' | 'selectOption' | 'email' | 'phone' | 'number' | 'wholeNumber' | 'date' | 'year' }
  | { code: 'time' | 'url' | 'postalCode' | 'unique' | 'notEmpty' | 'emptyRow' | 'uploading' | 'notUploaded' }
  | {
      code:
        | 'month'
        | 'monthNeedsYear'
        | 'dayNeedsMonthAndYear'
        | 'dateFuture'
        | 'consent'
        | 'eachRow'
        | 'unknown'
    }
  | { code: 'minCharacters' | 'minWords'; min: number }
  | { code: 'maxCharacters' | 'maxWords'; max: number }
  | { code: 'minValue' | 'minRows'; min: number }
  | { code: 'maxValue' | 'maxRows' | 'maxFiles' | 'yearFuture'; max: number }
  /** The date is before the answer to this question. */
  | { code: 'notBefore'; question: { 'en-ca': string; 'fr-ca'?: string } }
  | { code: 'betweenValues'; min: number; max: number }
  | { code: 'day'; last: number }
  | { code: 'yearsBack'; years: number }
  | { code: 'dateMin'; min: string }
  | { code: 'dateMax'; max: string }
  /** The form's own message for its pattern, if any. */
  | { code: 'pattern'; words?: { 'en-ca': string; 'fr-ca'?: string } | undefined }
  | { code: 'exclusiveOption'; option: { 'en-ca': string; 'fr-ca'?: string } }
  /** The server's message, in the language of the call. */
  | { code: 'server'; text: string }

/**
 * Issues by path: the key of a question, `medications.0.name` in a group, `medications.root` for its rows as a
 * whole.
 */
export type Issues = Readonly<Record<string, Issue>>

/** Serializes an issue into the form library's error message. */
export const packIssue = (issue: Issue): string => JSON.stringify(issue)

export const unpackIssue = (message: string): Issue => JSON.parse(message) as Issue

export const keyOfPath = (path: string): string => path.split('.', 1)[0] ?? path
