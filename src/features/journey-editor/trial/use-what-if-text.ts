import type { JourneyDesign, JourneyWhatIf } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { questionsBefore, type QuestionsOf } from '../conditions/condition-questions.ts'
import { questionWords } from '../conditions/question-words.ts'
import { useConditionText } from '../diagram/use-condition-text.ts'
import { stepWith, useStepNames } from './use-step-name.ts'

/** Says what an author expects, such as: If “Pain” is 8, “Call” opens. */
export function useWhatIfText() {
  const { t, locale } = useText('journeyEditor')
  const namesOf = useStepNames()
  const conditionText = useConditionText()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const texts = t.journeyEditor.whatIf
  return (
    design: JourneyDesign,
    questionsOf: QuestionsOf,
    { moves, compared, opens }: JourneyWhatIf,
  ): string => {
    const nameOf = namesOf(design)
    const last = moves.at(-1)?.activity_id ?? ''
    const step = stepWith(design, last)
    const questions = step ? questionsBefore(design, step, questionsOf) : []
    const answers = compared.map(({ field, value }) => {
      const question = questionWords(field, questions, locale)
      return value === null
        ? conditionText({ field, op: 'empty' }, question)
        : conditionText({ field, op: 'eq', value }, question)
    })
    const when =
      answers.length > 0 ? texts.when({ answers: list.format(answers) }) : texts.after({ name: nameOf(last) })
    if (opens.length === 0) return texts.none({ when })
    return texts.opens({ when, steps: list.format(opens.map((id) => texts.step({ name: nameOf(id) }))) })
  }
}
