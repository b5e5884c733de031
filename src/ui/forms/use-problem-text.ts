import { type UseText, useText } from '#src/i18n/use-text.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { YEARS_BACK } from '#src/lib/dates/year-rules.ts'

/** The message for a validation problem (VAL-35..61). */
export function problemText({ t, format }: Pick<UseText, 't' | 'format'>, problem: Problem): string {
  const texts = t.validation
  switch (problem.code) {
    case 'minCharacters':
    case 'minWords':
      return texts[problem.code]({ min: problem.min })
    case 'maxCharacters':
    case 'maxWords':
      return texts[problem.code]({ max: problem.max })
    case 'minValue':
      return texts.minValue({ min: format.number(problem.min) })
    case 'maxValue':
      return texts.maxValue({ max: format.number(problem.max) })
    case 'betweenValues':
      return texts.betweenValues({ min: format.number(problem.min), max: format.number(problem.max) })
    case 'day':
      return texts.day({ last: problem.last })
    case 'year': {
      const now = new Date().getFullYear()
      return texts.year({ min: String(now - YEARS_BACK), max: String(now) })
    }
    case 'yearFuture':
      return texts.yearFuture({ max: String(problem.max) })
    case 'yearsBack':
      return texts.yearsBack({ years: problem.years })
    case 'dateMin':
      return texts.dateMin({ min: format.date(problem.min) })
    case 'dateMax':
      return texts.dateMax({ max: format.date(problem.max) })
    case 'fileTooBig':
      return texts.fileTooBig({ max: t.kit.file.size({ megabytes: format.number(problem.megabytes) }) })
    case 'fileType':
      return texts.fileType({ types: problem.types.join(', ') })
    default:
      return texts[problem.code]()
  }
}

export function useProblemText(): (problem: Problem) => string {
  const { t, format } = useText('validation', 'kit')
  return (problem) => problemText({ t, format }, problem)
}
