import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { YEARS_BACK } from '#src/lib/dates/year-rules.ts'
import type { Issue } from './issues.ts'
import { wordsIn } from '../questions/local-words.ts'

const thisYear = (): number => new Date().getFullYear()

/** Returns the message of an issue in the current language (VAL-35..61). */
export function useIssueText(): (issue: Issue) => string {
  const { t, locale, format } = useText('validation', 'forms')
  const words = (text: LocalizedText) => wordsIn(locale, text).text
  return (issue) => {
    const texts = t.validation
    switch (issue.code) {
      case 'minCharacters':
      case 'minWords':
        return texts[issue.code]({ min: issue.min })
      case 'maxCharacters':
      case 'maxWords':
        return texts[issue.code]({ max: issue.max })
      case 'minValue':
        return texts.minValue({ min: format.number(issue.min) })
      case 'maxValue':
        return texts.maxValue({ max: format.number(issue.max) })
      case 'betweenValues':
        return texts.betweenValues({ min: format.number(issue.min), max: format.number(issue.max) })
      case 'day':
        return texts.day({ last: issue.last })
      case 'year':
        return texts.year({ min: String(thisYear() - YEARS_BACK), max: String(thisYear()) })
      case 'yearFuture':
        return texts.yearFuture({ max: String(issue.max) })
      case 'notBefore':
        return t.forms.problem.notBefore({ question: words(issue.question) })
      case 'minRows':
        return t.forms.problem.minRows({ count: issue.min })
      case 'maxRows':
        return t.forms.problem.maxRows({ count: issue.max })
      case 'maxFiles':
        return t.forms.problem.maxFiles({ count: issue.max })
      case 'emptyRow':
      case 'uploading':
      case 'notUploaded':
        return t.forms.problem[issue.code]()
      case 'yearsBack':
        return texts.yearsBack({ years: issue.years })
      case 'dateMin':
        return texts.dateMin({ min: format.date(issue.min) })
      case 'dateMax':
        return texts.dateMax({ max: format.date(issue.max) })
      case 'pattern':
        return issue.words ? words(issue.words) : texts.pattern()
      case 'exclusiveOption':
        return texts.exclusiveOption({ option: words(issue.option) })
      case 'server':
        return issue.text
      case 'eachRow':
        return t.forms.problem.eachRow()
      case 'unknown':
        return t.forms.page.unknown()
      case 'required':
      case 'selectOption':
      case 'email':
      case 'phone':
      case 'number':
      case 'wholeNumber':
      case 'date':
      case 'month':
      case 'monthNeedsYear':
      case 'dayNeedsMonthAndYear':
      case 'dateFuture':
      case 'time':
      case 'url':
      case 'postalCode':
      case 'unique':
      case 'notEmpty':
      case 'consent':
        return texts[issue.code]()
    }
  }
}
