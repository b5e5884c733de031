import type { PersonTrend } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { trendsOf } from '../engine/trends.ts'
import type { Trend } from '../engine/trends.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import { pageOf } from './lists.ts'
import { ownPerson } from './people.ts'

function view({ locale }: Call<'listPersonTrends'>, { id, question, points }: Trend): PersonTrend {
  const isScale = question.type === 'scale'
  return {
    id,
    question: textIn(locale, question.label),
    unit: !isScale && question.unit ? textIn(locale, question.unit) : null,
    minimum: isScale ? question.min : null,
    maximum: isScale ? question.max : null,
    points: points.map(({ task, at, value }) => ({
      task: task.id,
      process_instance: task.instance,
      at: iso(at),
      value,
    })),
  }
}

/** A person's answers in numbers over time, for the care team. */
export const personTrends = {
  listPersonTrends: (call) => {
    const trends = trendsOf(call.world, call.params.id, ownPerson(call))
    return pageOf(call, trends, (trend) => view(call, trend))
  },
} satisfies Partial<Operations>
