import type { Rule } from '../rules.ts'
import { rules } from '../rules.ts'
import type { RequestRule } from '../traffic/request-rules.ts'
import { requestRules } from '../traffic/request-rules.ts'
import { ofAnswers } from './answers.ts'
import { ofLists } from './lists.ts'
import { ofRequests } from './requests.ts'
import { ofWrites } from './writes.ts'

const texts: Readonly<Record<Rule | RequestRule, string>> = {
  ...ofAnswers,
  ...ofLists,
  ...ofWrites,
  ...ofRequests,
}
const all: Readonly<Record<string, readonly [string, string]>> = { ...rules, ...requestRules }

const isRule = (name: string): name is Rule | RequestRule => Object.hasOwn(all, name)

/** A rule that there is not; the message names those that are like it. */
export class ExplainProblem extends Error {}

/**
 * A rule in a few lines: its weight and promise, how it is asked and how to mend what it finds.
 * @throws ExplainProblem when there is no such rule
 */
export function explain(rule: string): string {
  if (!isRule(rule)) {
    const words = rule.split('-').filter((word) => word.length > 2)
    const alike = Object.keys(all).filter((name) => words.some((word) => name.includes(word)))
    const names = (alike.length > 0 ? alike : Object.keys(all)).join(', ')
    throw new ExplainProblem(
      `--explain ${rule}: there is no such rule. ${alike.length > 0 ? 'Alike' : 'All'}: ${names}`,
    )
  }
  const [weight, promise] = all[rule] ?? []
  return `${rule} (${weight})\n\n  ${promise}\n\n  ${texts[rule]}`
}
