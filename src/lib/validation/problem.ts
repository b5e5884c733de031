import type { DateProblem } from '../dates/date-rules.ts'
import type { FileProblem } from '../files/file-rules.ts'
import type { YearProblem } from '../dates/year-rules.ts'

/**
 * A validation problem without its message (VAL-35..61), which is resolved at render time so that it follows
 * the language. The codes are keys of the `validation` texts.
 */
export type Problem = ValueProblem | FileProblem | { code: 'invalid' | 'pattern' }

/** The problems that an answer of a form can have as well. */
export type ValueProblem =
  | { code: 'required' | 'selectOption' | 'email' | 'number' | 'wholeNumber' | 'unique' | 'notEmpty' }
  | { code: 'time' | 'url' | 'phone' | 'postalCode' | 'consent' }
  | { code: 'minCharacters' | 'minWords' | 'minValue'; min: number }
  | { code: 'maxCharacters' | 'maxWords' | 'maxValue'; max: number }
  | { code: 'betweenValues'; min: number; max: number }
  | DateProblem
  | YearProblem
