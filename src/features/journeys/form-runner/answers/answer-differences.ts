import type { FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import type { Side } from '#src/form-kit/conflict.tsx'
import { answerOf, fieldsOf, sameAnswer, tidy, typedAnswers } from './answers.ts'

/** Questions that two drafts answer differently, in form order. */
export const differingFields = (definition: FormDefinition, here: FormData, there: FormData): FormField[] =>
  fieldsOf(definition).filter(
    (field) =>
      field.type !== 'info' &&
      !sameAnswer(tidy(field, answerOf(here, field.key)), tidy(field, answerOf(there, field.key))),
  )

/** Merges two drafts by the chosen sides; questions with the same answer need no choice. */
export function chosenAnswers(
  definition: FormDefinition,
  here: FormData,
  there: FormData,
  sides: Readonly<Record<string, Side>>,
): FormData {
  const chosen = fieldsOf(definition).map(({ key }) => {
    const side = Object.hasOwn(sides, key) ? sides[key] : 'mine'
    return [key, answerOf(side === 'theirs' ? there : here, key)] as const
  })
  return typedAnswers(Object.fromEntries(chosen))
}
