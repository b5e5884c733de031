import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { type Answer, type Answers, answersFor, fieldsOf } from './answers.ts'
import { type Issue, type Issues, packIssue } from './issues.ts'

/** What the form library holds: answers by field key, as they are being typed. */
export type FormValues = Record<string, Answer | undefined>

/** A required group begins with one row, which is no answer yet (`typedAnswers`). */
const firstValue = (field: FormField): Answer | undefined =>
  field.type === 'group' && field.required ? [{}] : undefined

/** Every question has a value of its own, if only "none": no key may fall through to what all objects have. */
export const valuesFor = (definition: FormDefinition, answers: Answers): FormValues => ({
  ...Object.fromEntries(fieldsOf(definition).map((field) => [field.key, firstValue(field)])),
  ...answersFor(definition, answers),
})

export const errorOf = (issue: Issue) => ({ type: issue.code, message: packIssue(issue) })

/** Our own check as the form library asks for it: every issue at its path. */
export const resolverFor =
  (check: (values: FormValues) => Issues): Resolver<FormValues> =>
  (values) => {
    const issues = Object.entries(check(values))
    if (issues.length === 0) return { values, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const [path, issue] of issues) set(errors, path, errorOf(issue))
    return { values: {}, errors }
  }
