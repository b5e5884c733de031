import * as z from 'zod/mini'
import type { PatientCreate } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isOneLine } from '#src/lib/validation/text-rules.ts'
import { LONGEST_NAME, tidyName } from './name.ts'

/** VAL-27, VAL-28 */
export const nameSchema = z.pipe(
  z.pipe(z.string(), z.transform(tidyName)),
  z.string().check(z.minLength(1, { abort: true }), z.maxLength(LONGEST_NAME), z.refine(isOneLine)),
)

/** The wizard's answers (PROFILE-03, PROFILE-06, VAL-26). */
export const profileSchema = z.object({
  profileType: z.pipe(z.string(), z.enum(['myself', 'someone'])),
  firstName: nameSchema,
  lastName: nameSchema,
})

export type ProfileInput = z.input<typeof profileSchema>
export type ProfileAnswers = z.output<typeof profileSchema>

/** Converts answers to a request (PROFILE-12). */
export function toPatient({ profileType, firstName, lastName }: ProfileAnswers): PatientCreate {
  return { first_name: firstName, last_name: lastName, is_self: profileType === 'myself' }
}

/** The message for an issue code (VAL-26..29). */
export function issueText(t: Texts, code: string): string {
  switch (code) {
    case 'invalid_value':
      return t.validation.selectOption()
    case 'too_small':
      return t.validation.required()
    case 'too_big':
      return t.validation.maxCharacters({ max: LONGEST_NAME })
    default:
      return t.validation.invalid()
  }
}
