import type { JourneyCourseStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
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

/** The steps of a journey as they are drawn, with the states they have for one person. */
export function useFlow(
  steps: readonly JourneyCourseStep[],
  states?: ReadonlyMap<string, FlowState>,
): readonly FlowStep[] {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.diagram
  const { numbered, unnamed, audiences, kinds } = t.journeyEditor.step
  const conditionText = useConditionText()
  const nameOf = (index: number) => numbered({ number: index + 1, name: steps[index]?.name || unnamed() })
  const factsOf = ({ audience, kind, due_in_days: due, repeat, repeatable, needs }: JourneyCourseStep) => [
    texts.who({ who: audiences[audience](), kind: kinds[kind]() }),
    ...(due === null ? [] : [texts.due({ days: due })]),
    ...(repeat ? [texts.repeat({ times: repeat.times, days: repeat.every_days })] : []),
    ...(repeatable ? [texts.again()] : []),
    ...needs.map((variable) => texts.needs({ variable })),
  ]
  return steps.map((step, index) => {
    const state = states?.get(step.activity_id)
    return {
      index,
      name: nameOf(index),
      facts: [...(state ? [texts.states[state]()] : []), ...factsOf(step)],
      state,
      isCareTeam: step.audience === 'provider',
      isFirst: step.opens_first,
      ways: step.next.flatMap(({ activity_id: id, when, question }) => {
        const to = steps.findIndex((one) => one.activity_id === id)
        if (to === -1) return []
        return [
          {
            to,
            name: nameOf(to),
            condition: when ? conditionText(when, question) : '',
            shortCondition: when ? conditionText(when, question, SHORT) : '',
          },
        ]
      }),
    }
  })
}
