import type { FormField } from '#generated/model/index.ts'

/** Whether every answer to a question is a number, so that a score can add it. */
export const addsUp = (field: FormField): boolean =>
  field.type === 'number' ||
  field.type === 'scale' ||
  (field.type === 'choice' &&
    field.options.every(({ value }) => value !== '' && Number.isFinite(Number(value))))
