import type { FieldProblem } from '#src/ui/forms/ErrorSummaryLine.tsx'

/** The errors of a form for its summary, in field order, with field ids. */
export const problemsOf = <Name extends string>(
  errors: { readonly [name in Name]?: string | undefined },
  ids: Readonly<Record<Name, string>>,
): FieldProblem[] =>
  (Object.entries(ids) as [Name, string][]).flatMap(([name, fieldId]) => {
    const message = errors[name]
    return message ? [{ fieldId, message, namesField: true }] : []
  })
