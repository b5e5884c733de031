import type { FormData, VariableValue } from '#generated/model/index.ts'
import type { JourneyStep } from '../store/journey-definition.ts'
import type { InstanceRow } from '../store/rows.ts'

/** Answers that the step names become variables of the journey, and so does the sum of those that it scores. */
export function setVariables(
  instance: InstanceRow,
  { variables = [], score }: JourneyStep,
  answers: FormData,
): void {
  for (const name of variables) instance.variables[name] = variableOf(answers[name])
  if (!score) return
  instance.variables[score.variable] = score.of.reduce((sum, key) => sum + Number(answers[key] ?? 0), 0)
}

/** An answer as a variable of the journey: rows and files have no place there. */
function variableOf(answer: FormData[string] | undefined): VariableValue {
  if (!Array.isArray(answer)) return answer ?? null
  return answer.filter((one) => typeof one === 'string')
}

/** Nothing, and objects, which only the engine knows, are no answers. */
const isAnswer = (value: VariableValue) =>
  value !== null && (typeof value !== 'object' || Array.isArray(value))

/** Variables that conditions can use like answers. */
export function answersOf(variables: Readonly<Record<string, VariableValue>>): FormData {
  const answers: FormData = {}
  for (const [name, value] of Object.entries(variables)) if (isAnswer(value)) answers[name] = value
  return answers
}
