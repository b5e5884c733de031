import type { Texts } from '#src/i18n/texts.ts'
import type { FieldProblem } from '#src/ui/ErrorSummary.tsx'
import { issueText, nameSchema } from './profile-schema.ts'

export type Names = { firstName: string; lastName: string }
export type NameErrors = { [name in keyof Names]?: string | undefined }

/** What is wrong with a name, in words; undefined when it may be kept. */
function nameError(typed: string, t: Texts): string | undefined {
  const { error } = nameSchema.safeParse(typed)
  return error && issueText(t, error.issues[0]?.code ?? '')
}

/** What is wrong with the names of a person (VAL-27, VAL-28). */
export const nameErrors = ({ firstName, lastName }: Names, t: Texts): NameErrors => ({
  firstName: nameError(firstName, t),
  lastName: nameError(lastName, t),
})

/** What the server says about them, which knows them by their wire names. */
export const refusedNames = (refused: Readonly<Record<string, string>>): NameErrors => ({
  firstName: refused.first_name,
  lastName: refused.last_name,
})

/** The errors of the form after a try to send it: the server's, and before them our own. */
export const allNameErrors = (own: NameErrors, refused: NameErrors): NameErrors => ({
  firstName: own.firstName ?? refused.firstName,
  lastName: own.lastName ?? refused.lastName,
})

/** The same for the summary above the form. */
export const nameProblems = (errors: NameErrors): FieldProblem[] =>
  (['firstName', 'lastName'] as const).flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
