import type { FormData, FormDefinition, FormField, FormFieldNumber } from '#generated/model/index.ts'

type Range = { readonly min: number | undefined; readonly max: number | undefined }

/** The lowest and highest number that an answer to the question adds to a score. */
function rangeOf(field: FormField): Range {
  switch (field.type) {
    case 'scale':
    case 'number':
      return { min: field.min, max: field.max }
    case 'choice': {
      const numbers = field.options.map(({ value }) => Number(value))
      return { min: Math.min(...numbers), max: Math.max(...numbers) }
    }
    default:
      return { min: undefined, max: undefined }
  }
}

const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce((total, one) => (total === undefined || one === undefined ? undefined : total + one), 0)

/** The limits of the sum of these ranges; none where a question has none. */
export function limitsOf(ranges: readonly Range[]): { min?: number; max?: number } {
  const [min, max] = [sum(ranges.map((one) => one.min)), sum(ranges.map((one) => one.max))]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** Ranges of the questions with these keys; what is not answered adds nothing if `isZeroFilled`. */
export const rangesOf = (
  of: readonly string[],
  questions: readonly FormField[],
  isZeroFilled: boolean,
): Range[] =>
  of
    .flatMap((key) => questions.filter((one) => one.key === key))
    .map(rangeOf)
    .map(({ min, max }) =>
      isZeroFilled ? { min: min && Math.min(0, min), max: max && Math.max(0, max) } : { min, max },
    )

/** The scores of a form, as the questions about a number that they are to conditions. */
export function scoreFields({ pages, scores = [] }: FormDefinition): FormFieldNumber[] {
  const questions = pages.flatMap(({ fields }) => fields)
  const always = new Set(
    pages.flatMap(({ visible_when: rule, fields }) =>
      fields
        .filter((field) => !rule && !field.visible_when && 'required' in field && field.required === true)
        .map(({ key }) => key),
    ),
  )
  return scores.map(({ key, label, of }) => ({
    type: 'number',
    key,
    label,
    required: of.every((one) => always.has(one)),
    ...limitsOf(rangesOf(of, questions, false)),
  }))
}

/** The answers, and with them each score whose questions are all answered. */
export function withScores(definition: FormDefinition | null | undefined, answers: FormData): FormData {
  const totals = (definition?.scores ?? []).flatMap(({ key, of }) => {
    const given = of.map((one) => answers[one] ?? '')
    return of.length === 0 || given.includes('')
      ? []
      : [[key, given.reduce<number>((total, one) => total + Number(one), 0)] as const]
  })
  return { ...answers, ...Object.fromEntries(totals) }
}
