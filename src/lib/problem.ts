import type { DateProblem } from './date-rules.ts'
import type { FileProblem } from './file-rules.ts'
import type { YearProblem } from './year-rules.ts'

/**
 * What is wrong with a value, without words (VAL-35..61): a message is chosen when it is shown, so that it follows a
 * change of language. The codes are those of the `validation` texts.
 */
export type Problem =
  | { code: 'required' | 'selectOption' | 'invalid' | 'email' | 'number' | 'wholeNumber' | 'pattern' }
  | { code: 'unique' | 'notEmpty' | 'time' | 'url' | 'phone' | 'postalCode' | 'consent' }
  | { code: 'minCharacters' | 'minWords' | 'minValue'; min: number }
  | { code: 'maxCharacters' | 'maxWords' | 'maxValue'; max: number }
  | { code: 'betweenValues'; min: number; max: number }
  | DateProblem
  | YearProblem
  | FileProblem
