import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OPTIONS } from './command/arguments.ts'
import { EXIT } from './command/exit.ts'
import { help } from './command/help.ts'
import { IN_REPOSITORY } from './command/program.ts'
import { rules } from './rules.ts'
import { requestRules } from './traffic/request-rules.ts'

const docs = readFileSync('docs/conformance.md', 'utf8')
/** The rows of every table, cells trimmed. */
const rows = docs
  .split('\n')
  .filter((line) => /^\|.*\|$/.test(line) && !/^\|[\s|:-]+\|$/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

describe('docs/conformance.md says what the code does', () => {
  const written = rows.filter(([, weight]) => weight === 'error' || weight === 'warning')
  test('every rule, with its weight and its promise, and no other', () => {
    const coded = Object.entries({ ...rules, ...requestRules }).map(([name, [weight, promise]]) => [
      `\`${name}\``,
      weight,
      promise,
    ])
    expect(coded.length).toBeGreaterThan(30)
    expect(written).toEqual(coded)
  })
  test('every option, there and in --help, and no other', () => {
    const documented = rows.flatMap(([option = '']) => /^`--([a-z-]+)/.exec(option)?.[1] ?? [])
    expect(documented.sort()).toEqual(Object.keys(OPTIONS).sort())
    const helped = [...help(IN_REPOSITORY).matchAll(/^ {2}--([a-z-]+)|(?<=FILE {2})--([a-z-]+)/gm)].map(
      ([, one, other]) => one ?? other,
    )
    expect(helped.sort()).toEqual(Object.keys(OPTIONS).sort())
  })
  test('every exit code, and no other', () => {
    const codes = rows.flatMap(([code = '']) => (/^\d$/.test(code) ? [Number(code)] : []))
    expect(codes).toEqual(Object.values(EXIT))
  })
})
