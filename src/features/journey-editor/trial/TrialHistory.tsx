import type {
  FormAlert,
  JourneyDesign,
  JourneyTrialMove,
  JourneyTrialTurn,
  JourneyTrialWay,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { questionWords } from '../conditions/question-words.ts'
import { wordsOf } from '../design/words-of.ts'
import { useAnswerText, useConditionText } from '../diagram/use-condition-text.ts'
import styles from './trial.module.css'
import type { Played } from './trial-parts.ts'
import { stepWith, useStepName } from './use-step-name.ts'

/** What a turn of a trial led to, in sentences. Suspends until the questions are loaded. */
function useTurnLines(
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

type Props = {
  design: JourneyDesign
  turns: readonly JourneyTrialTurn[]
  played: readonly Played[]
}

/** What happened in a trial and why, the latest first. */
export function TrialHistory({ design, turns, played }: Props) {
  const { t, locale } = useText('journeyTrial')
  const linesOf = useTurnLines(design)
  const moveText = useMoveText(design)
  const alertText = ({ message }: FormAlert) => t.journeyTrial.alert({ message: wordsOf(message, locale) })
  return (
    <ol role="list" reversed className={styles.turns}>
      {turns
        .map((turn, index) => ({ turn, index, one: index === 0 ? undefined : played[index - 1] }))
        .toReversed()
        .map(({ turn, index, one }) => (
          <li key={index}>
            <Text strong>{t.journeyTrial.turn({ day: turn.day, what: moveText(one?.move) })}</Text>
            <ul role="list" className={styles.lines}>
              {[...(one?.alerts ?? []).map(alertText), ...linesOf(turn, one?.move)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}

function useMoveText(design: JourneyDesign): (move: JourneyTrialMove | undefined) => string {
  const { t } = useText('journeyTrial')
  const nameOf = useStepName(design)
  const texts = t.journeyTrial
  return (move) => {
    const activity = move?.activity_id ?? ''
    switch (move?.kind) {
      case undefined:
        return texts.begins()
      case 'complete': {
        const who = stepWith(design, activity)?.audience ?? 'patient'
        return texts.completed[who]({ name: nameOf(activity) })
      }
      case 'wait':
        return texts.passed({ days: move.days ?? 0 })
      case 'start':
        return texts.started({ name: nameOf(activity) })
      case 'set':
        return texts.set({ variable: move.variable ?? '', value: String(move.value) })
    }
  }
}
