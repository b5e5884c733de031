import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { problemText } from '#src/ui/forms/use-problem-text.ts'
import type { Issue } from './issues.ts'
import { wordsIn } from '../questions/local-words.ts'

/** Returns the message of an issue in the current language (VAL-35..61). */
export function useIssueText(): (issue: Issue) => string {
  const { t, locale, format } = useText('validation', 'forms')
  const words = (text: LocalizedText) => wordsIn(locale, text).text
  return (issue) => {
    const texts = t.forms.problem
    switch (issue.code) {
      case 'notBefore':
        return texts.notBefore({ question: words(issue.question) })
      case 'minRows':
        return texts.minRows({ count: issue.min })
      case 'maxRows':
      case 'maxFiles':
        return texts[issue.code]({ count: issue.max })
      case 'emptyRow':
      case 'uploading':
      case 'notUploaded':
      case 'eachRow':
        return texts[issue.code]()
      case 'unknown':
        return t.forms.page.unknown()
      case 'pattern':
        return issue.words ? words(issue.words) : t.validation.pattern()
      case 'exclusiveOption':
        return t.validation.exclusiveOption({ option: words(issue.option) })
      case 'server':
        return issue.text
      default:
        return problemText({ t, format }, issue)
    }
  }
}
