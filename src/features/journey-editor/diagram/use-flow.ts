import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { wordsOf } from '../design/words-of.ts'
import { useConditionText } from './use-condition-text.ts'

export type FlowWay = {
  readonly to: number
  readonly name: string
  /** Empty for a way that always follows. */
  readonly condition: string
  readonly shortCondition: string
}

/** The length of a question that leaves space for its answer in the diagram. */
const SHORT = 30
export type FlowState = 'stuck' | 'open' | 'waiting' | 'done'

export type FlowStep = {
  readonly index: number
  readonly name: string
  /** Who does it, and when. */
  readonly facts: readonly string[]
  readonly isCareTeam: boolean
  readonly isFirst: boolean
  readonly ways: readonly FlowWay[]
  readonly state: FlowState | undefined
}

/** The steps of a design in words, with what follows them. Suspends until the questions are loaded. */
export function useFlow(design: JourneyDesign, states?: ReadonlyMap<string, FlowState>): readonly FlowStep[] {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.diagram
  const { numbered, unnamed, audiences, kinds } = t.journeyEditor.step
  const conditionText = useConditionText()
  const forms = [design.start_form, ...design.steps.map(({ form }) => form)]
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  const nameOf = (index: number) => {
    const step = design.steps[index]
    return numbered({ number: index + 1, name: (step && wordsOf(step.name, locale)) || unnamed() })
  }
  const factsOf = ({ audience, kind, due_in_days: due, repeat, repeatable, needs }: JourneyDesignStep) => [
    texts.who({ who: audiences[audience](), kind: kinds[kind]() }),
    ...(due === null ? [] : [texts.due({ days: due })]),
    ...(repeat ? [texts.repeat({ times: repeat.times, days: repeat.every_days })] : []),
    ...(repeatable ? [texts.again()] : []),
    ...needs.map(({ variable }) => texts.needs({ variable })),
  ]
  return design.steps.map((step, index) => {
    const questions = questionsBefore(design, step, questionsOf)
    const state = states?.get(step.activity_id)
    return {
      index,
      name: nameOf(index),
      facts: [...(state ? [texts.states[state]()] : []), ...factsOf(step)],
      state,
      isCareTeam: step.audience === 'provider',
      isFirst: design.first.includes(step.activity_id),
      ways: step.next.flatMap(({ activity_id: id, when }) => {
        const to = design.steps.findIndex((one) => one.activity_id === id)
        if (to === -1) return []
        return [
          {
            to,
            name: nameOf(to),
            condition: when ? conditionText(when, questions) : '',
            shortCondition: when ? conditionText(when, questions, SHORT) : '',
          },
        ]
      }),
    }
  })
}
