import type { FormDefinition, FormField } from '#generated/model/index.ts'

/** Whether every answer to a question is a number, so that a score can add it. */
export const addsUp = (field: FormField): boolean =>
  field.type === 'number' ||
  field.type === 'scale' ||
  (field.type === 'choice' &&
    field.options.every(({ value }) => value !== '' && Number.isFinite(Number(value))))

/** The scores, as the questions about a number that they are to alerts. */
export const scoreFields = ({ scores = [] }: FormDefinition): FormField[] =>
  scores.map(({ key, label }) => ({ type: 'number', key, label }))
