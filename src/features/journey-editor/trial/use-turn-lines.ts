import type {
  JourneyDesign,
  JourneyTrialMove,
  JourneyTrialTurn,
  JourneyTrialWay,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { questionWords } from '../conditions/question-words.ts'
import { useAnswerText, useConditionText } from '../diagram/use-condition-text.ts'
import { stepWith, useStepName } from './use-step-name.ts'

/** What a turn of a trial led to, in sentences. Suspends until the questions are loaded. */
export function useTurnLines(
  design: JourneyDesign,
): (turn: JourneyTrialTurn, move: JourneyTrialMove | undefined) => readonly string[] {
  const { t, locale } = useText('journeyTrial')
  const nameOf = useStepName(design)
  const conditionText = useConditionText()
  const answerText = useAnswerText()
  const forms = [design.start_form, ...design.steps.map(({ form }) => form)]
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  const texts = t.journeyTrial

  function wayLine({ activity_id: id, when, outcome, value }: JourneyTrialWay, from: string): string {
    const name = nameOf(id)
    if (outcome === 'already_there') return texts.openBefore({ name })
    if (!when) return texts.opened({ name })
    const step = stepWith(design, from)
    const questions = step ? questionsBefore(design, step, questionsOf) : []
    const question = questionWords(when.field, questions, locale)
    const words = {
      name,
      condition: conditionText(when, question),
      value: value === null ? texts.noAnswer() : answerText(value, question),
    }
    return outcome === 'taken' ? texts.openedIf(words) : texts.notOpened(words)
  }

  return ({ opened, stuck, waiting, ways, is_finished: isFinished }, move) => {
    const named = new Set(ways.filter(({ outcome }) => outcome === 'taken').map((way) => way.activity_id))
    return [
      ...ways.map((way) => wayLine(way, move?.activity_id ?? '')),
      ...(move?.kind === 'start' ? [] : opened)
        .filter((id) => !named.has(id))
        .map((id) => texts.opened({ name: nameOf(id) })),
      ...stuck.map((id) => texts.gotStuck({ name: nameOf(id) })),
      ...waiting.map(({ activity_id: id, day }) => texts.opensAgain({ name: nameOf(id), day })),
      ...(isFinished ? [texts.ended()] : []),
    ]
  }
}
