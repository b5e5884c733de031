import { describe, expect, test } from 'vitest'
import type { Arguments } from './arguments.ts'
import { isLoopback, readArguments } from './arguments.ts'
import { AS_PACKAGE } from './program.ts'
import { testRows } from '#tests/support/table.ts'

const read = (line: string, env: Record<string, string> = {}): Arguments => {
  const found = readArguments(line === '' ? [] : line.split(' '), env)
  if (found === 'help' || found.mode === 'explain') throw new Error('no run')
  return found
}

test('a target is enough, and by itself it only reads', () => {
  expect(read('--target https://host.test/api/')).toEqual({
    mode: 'run',
    run: {
      target: 'https://host.test/api',
      contract: 'generated/openapi.json',
      token: undefined,
      expiredToken: undefined,
      tokenB: undefined,
      tokenNone: undefined,
      strictAuth: false,
      stateful: false,
      allowWrites: false,
      includeAssumed: false,
      seed: 1,
      maxRequests: 5000,
      ratePerSecond: 20,
      timeoutMs: 10_000,
      settleMs: 0,
      only: [],
      params: {},
      headers: {},
    },
    proxyPort: 0,
    har: '',
    record: undefined,
    baseline: undefined,
    updateBaseline: false,
    json: undefined,
    junit: undefined,
    html: undefined,
    sarif: undefined,
    since: undefined,
    github: false,
    quiet: false,
    strict: false,
  })
})

test('lists, pairs and headers', () => {
  const { run } = read('--target http://localhost:1 --only a --only b --param id=1=2 --param x=')
  expect(run.only).toEqual(['a', 'b'])
  expect(run.params).toEqual({ id: '1=2', x: '' })
  const found = readArguments(['--target', 'http://h', '--header', 'X-Island: north 1'], {})
  expect(found !== 'help' && found.mode === 'run' && found.run.headers).toEqual({ 'x-island': 'north 1' })
})

test('tokens come from the environment, so that they are in no shell history; the command line takes precedence', () => {
  const env = {
    PORTAGE_TOKEN: 'a',
    PORTAGE_EXPIRED_TOKEN: 'b',
    PORTAGE_TOKEN_B: 'd',
    PORTAGE_TOKEN_NONE: 'e',
  }
  const tokens = { token: 'a', expiredToken: 'b', tokenB: 'd', tokenNone: 'e' }
  expect(read('--target http://h', env).run).toMatchObject(tokens)
  expect(read('--target http://h --token c', env).run.token).toBe('c')
  expect(read('--target http://h', { PORTAGE_TOKEN: '' }).run.token).toBeUndefined()
})

testRows([
  ['http://localhost:4010', 0],
  ['http://127.0.0.1:4010', 0],
  ['http://[::1]:4010', 0],
  ['http://w1.localhost', 0],
  ['https://localhost.example.com', 20],
  ['https://127.example.com', 20],
])('%s is asked %i times a second at most', (target, rate) => {
  expect(read(`--target ${target}`).run.ratePerSecond).toBe(rate)
  expect(isLoopback(target)).toBe(rate === 0)
})

describe('invalid arguments are reported', () => {
  testRows([
    ['', '--target is missing'],
    ['--target host', 'whole address'],
    ['--target ftp://host', 'must start with'],
    ['--target http://u:p@host', 'user name or password'],
    ['--target http://host/?a=1', 'not contain "?"'],
    ['--target http://h --seed x', '--seed must be a whole number'],
    ['--target http://h --rate 1.5', '--rate must be a whole number'],
    ['--target http://h --timeout 0', '--timeout must be a whole number from 1'],
    ['--target http://h --param x', '--param must be name=value'],
    ['--target http://h --header x', '--header must be "Name: value"'],
    ['--target http://h --proxy 70000', '--proxy must be'],
    ['--target http://h --proxy 1 --har x', 'not both'],
    ['--target http://h --record x', 'needs --proxy'],
    ['--target http://h --update-baseline', 'needs --baseline'],
    ['--target http://h --nonsense', 'nonsense'],
    ['http://h', 'npm run conformance -- --target URL'],
  ])('%s', (line, message) => expect(() => read(line)).toThrow(message))
})
test('a rule to explain needs no target', () =>
  expect(readArguments(['--explain', 'count-wrong'], {})).toEqual({ mode: 'explain', rule: 'count-wrong' }))
test('the package has no contract of its own', () =>
  expect(() => readArguments(['--target', 'http://h'], {}, AS_PACKAGE)).toThrow('--contract is missing'))
test('help', () => expect(readArguments(['--help'], {})).toBe('help'))
