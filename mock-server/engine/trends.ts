import type { FormField } from '#generated/model/index.ts'
import type { PatientRow, SubmissionRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { answeredIn } from './activity.ts'

type Question = Extract<FormField, { type: 'number' | 'scale' }>
type Point = { readonly task: TaskRow; readonly at: number; readonly value: number }
export type Trend = { readonly id: string; readonly question: Question; readonly points: readonly Point[] }

/** As many answers as the contract allows. */
const most = 100

const isNumeric = (field: FormField): field is Question => field.type === 'number' || field.type === 'scale'

/** The identity of a question: answers in other units or on another scale are not compared. */
function idOf(form: string | null, question: Question): string {
  const measure = question.type === 'scale' ? [question.min, question.max] : [question.unit?.['en-ca'] ?? '']
  return [form, question.key, ...measure].join(':')
}

const answersOf = ({ definition, formData }: SubmissionRow) =>
  (definition?.pages ?? [])
    .flatMap(({ fields }) => fields)
    .filter(isNumeric)
    .flatMap((question) => {
      const value = formData[question.key]
      return typeof value === 'number' ? [{ question, value }] : []
    })

/** Numeric questions that a person answered at least twice in the journeys of an organization; latest first. */
export function trendsOf(world: World, organization: string, patient: PatientRow): Trend[] {
  const answers = world.tables.instances
    .where('patient', patient.id)
    .filter((instance) => instance.organization === organization)
    .flatMap((instance) => answeredIn(world, instance))
    .sort((a, b) => b.submission.submittedAt - a.submission.submittedAt)
    .flatMap(({ task, submission }) =>
      answersOf(submission).map(({ question, value }) => ({
        id: idOf(task.form, question),
        question,
        point: { task, at: submission.submittedAt, value },
      })),
    )
  const ids = new Set(answers.map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const same = answers.filter((answer) => answer.id === id)
    const [latest] = same
    if (!latest || same.length < 2) return []
    const points = same.slice(0, most).map(({ point }) => point)
    return [{ id, question: latest.question, points: points.toReversed() }]
  })
}
