import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { type Answer, type Answers, answersFor, fieldsOf } from '../answers/answers.ts'
import { type Issue, type Issues, packIssue } from '../answers/issues.ts'

/** Values of the form library: answers by field key, as typed. */
export type FormValues = Record<string, Answer | undefined>

/** A required group starts with one row, which does not count as an answer (`typedAnswers`). */
const firstValue = (field: FormField): Answer | undefined =>
  field.type === 'group' && field.required ? [{}] : undefined

/** Every question gets a value of its own, even if empty, so that no key falls through to Object.prototype. */
export const valuesFor = (definition: FormDefinition, answers: Answers): FormValues => ({
  ...Object.fromEntries(fieldsOf(definition).map((field) => [field.key, firstValue(field)])),
  ...answersFor(definition, answers),
})

export const errorOf = (issue: Issue) => ({ type: issue.code, message: packIssue(issue) })

/** Adapts our validation to the form library: every issue at its path. */
export const resolverFor =
  (check: (values: FormValues) => Issues): Resolver<FormValues> =>
  (values) => {
    const issues = Object.entries(check(values))
    if (issues.length === 0) return { values, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const [path, issue] of issues) set(errors, path, errorOf(issue))
    return { values: {}, errors }
  }
