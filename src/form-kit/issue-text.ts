import * as z from 'zod/mini'
import type { Problem } from '#src/lib/validation/problem.ts'

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

export function problemOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'custom':
      return (issue.params?.problem as Problem | undefined) ?? { code: 'invalid' }
    case 'invalid_value':
      return { code: 'selectOption' }
    case 'too_small': {
      const min = Number(issue.minimum)
      if (issue.origin !== 'string') return { code: 'minValue', min }
      return min > 1 ? { code: 'minCharacters', min } : { code: 'required' }
    }
    case 'too_big': {
      const max = Number(issue.maximum)
      return { code: issue.origin === 'string' ? 'maxCharacters' : 'maxValue', max }
    }
    case 'invalid_format':
      return { code: 'pattern' }
    default:
      return { code: 'invalid' }
  }
}

/** Validates one value; undefined when it is valid. */
export function valueProblem<Input>(
  schema: z.core.$ZodType<unknown, Input>,
  value: Input,
): Problem | undefined {
  const issue = z.safeParse(schema, value).error?.issues[0]
  return issue && problemOf(issue)
}

/** Messages of a form's own rules by rule name; a function receives the rejected value. */
export type RuleTexts = Readonly<Record<string, string | ((refused: unknown) => string)>>

/** The message of a schema issue: the form's own for its rules, otherwise the catalogue's. */
export function issueText(issue: Issue, problemText: (problem: Problem) => string, texts: RuleTexts): string {
  const rule: unknown = issue.code === 'custom' && issue.params?.rule
  const text = typeof rule === 'string' && texts[rule]
  return (typeof text === 'function' ? text(issue.input) : text) || problemText(problemOf(issue))
}
