import type { FormAlert, JourneyDesign, JourneyTrialMove, JourneyTrialTurn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { wordsOf } from '../design/words-of.ts'
import styles from './trial.module.css'
import type { Played } from './trial-parts.ts'
import { useTurnLines } from './use-turn-lines.ts'
import { stepWith, useStepName } from './use-step-name.ts'

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
