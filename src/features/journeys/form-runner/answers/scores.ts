import type { FormDefinition, FormScore, LocalizedText } from '#generated/model/index.ts'
import { type Answer, answerOf, type Answers } from './answers.ts'

/** A score of a form: its sum, undefined until each question has an answer, and what that means. */
export type ScoreResult = {
  key: string
  label: LocalizedText
  total: number | undefined
  band: LocalizedText | undefined
}

/** The sum of the answers; undefined until each question has one. */
export function totalOf(
  { of }: FormScore,
  answerTo: (key: string) => Answer | undefined,
): number | undefined {
  const values = of.map(answerTo)
  if (values.length === 0 || values.includes(undefined)) return undefined
  return values.reduce<number>((sum, value) => sum + Number(value), 0)
}

export const scoresOf = ({ scores = [] }: FormDefinition, answers: Answers): ScoreResult[] =>
  scores.map((score) => {
    const total = totalOf(score, (key) => answerOf(answers, key))
    const band = total === undefined ? undefined : score.bands.findLast(({ from }) => from <= total)
    return { key: score.key, label: score.label, total, band: band?.label }
  })
