import { rules } from '../rules.ts'
import { requestRules } from '../traffic/request-rules.ts'

const texts = new Map<string, string>(
  Object.entries({ ...rules, ...requestRules }).map(([name, [, text]]) => [name, text]),
)

/** The promise behind a rule, in one sentence; undefined for a rule that there is none of. */
export const ruleText = (rule: string): string | undefined => texts.get(rule)
