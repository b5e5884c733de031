import { safeParse, type core } from 'zod/mini'
import { problemOf } from '#src/form-kit/issue-text.ts'

/** What is wrong with the values of a form, by field or path of one: the portal's problem, or the name of the form's own rule. */
export function schemaProblems<Input extends object>(
  schema: core.$ZodType<unknown, Input>,
  values: Input,
): Readonly<Record<string, unknown>> {
  const { error } = safeParse(schema, values)
  const found: Record<string, unknown> = {}
  for (const issue of error?.issues ?? []) {
    const field = issue.path.join('.')
    found[field] ??= (issue.code === 'custom' && issue.params?.rule) || problemOf(issue)
  }
  return found
}
