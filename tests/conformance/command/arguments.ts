import { parseArgs } from 'node:util'
import type { RunOptions } from '../options.ts'
import type { Program } from './program.ts'
import { IN_REPOSITORY } from './program.ts'

/** The parsed command line. */
export type Arguments = {
  readonly run: RunOptions
  readonly mode: 'run' | 'proxy' | 'har'
  readonly proxyPort: number
  readonly har: string
  readonly record: string | undefined
  readonly baseline: string | undefined
  readonly updateBaseline: boolean
  readonly json: string | undefined
  readonly junit: string | undefined
  readonly html: string | undefined
  readonly sarif: string | undefined
  /** A JSON report of an earlier run, to say what is new since. */
  readonly since: string | undefined
  readonly github: boolean
  readonly quiet: boolean
  readonly strict: boolean
}

/** A rule that a person wants to understand, in place of a run. */
export type Explain = { readonly mode: 'explain'; readonly rule: string }

/** Arguments that make no sense; the message says what to write instead. */
export class ArgumentsProblem extends Error {}

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

/** Every option, as docs/conformance.md tells them (a test holds them together). */
export const OPTIONS = {
  target: text,
  contract: text,
  token: text,
  'expired-token': text,
  'token-b': text,
  'token-none': text,
  'strict-auth': flag,
  stateful: flag,
  'allow-writes': flag,
  'include-assumed': flag,
  seed: text,
  'max-requests': text,
  rate: text,
  timeout: text,
  settle: text,
  only: list,
  param: list,
  steps: text,
  header: list,
  baseline: text,
  'update-baseline': flag,
  json: text,
  junit: text,
  html: text,
  sarif: text,
  since: text,
  explain: text,
  github: flag,
  quiet: flag,
  strict: flag,
  proxy: text,
  har: text,
  record: text,
  help: flag,
} as const

const fail = (message: string): never => {
  throw new ArgumentsProblem(message)
}

function parse(args: readonly string[], program: Program) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    if (positionals.length === 0) return values
    return fail(`"${positionals[0]}" does not belong to any option. ${program.command} --target URL`)
  } catch (error) {
    if (error instanceof ArgumentsProblem) throw error
    throw new ArgumentsProblem(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function number(
  name: string,
  value: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (value === undefined) return otherwise
  const found = Number(value)
  if (value.trim() !== '' && Number.isInteger(found) && found >= least && found <= most) return found
  return fail(`--${name} must be a whole number from ${least} to ${most}, not "${value}".`)
}

/** The address without its final slash. */
function targetOf(value: string | undefined, needed: boolean): string {
  if (value === undefined)
    return needed ? fail('--target is missing: the address of the backend, https://host') : ''
  const url = URL.canParse(value)
    ? new URL(value)
    : fail(`--target must be a whole address (https://host); it is "${value}".`)
  if (!/^https?:$/.test(url.protocol)) fail(`--target must start with https:// or http://, not "${value}".`)
  if (url.username !== '' || url.password !== '')
    fail('--target must not contain a user name or password; use --header.')
  if (url.search !== '' || url.hash !== '') fail(`--target must not contain "?" or "#", but is "${value}".`)
  return url.href.replace(/\/$/, '')
}

/** `name=value` pairs. */
const paramsOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    values.map((value) => {
      const at = value.indexOf('=')
      return at > 0
        ? [value.slice(0, at), value.slice(at + 1)]
        : fail(`--param must be name=value, not "${value}".`)
    }),
  )

/** `Name: value` lines; names in lower case. */
const headersOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    values.map((value) => {
      const [, name, rest] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(value) ?? []
      return name === undefined ? fail('--header must be "Name: value".') : [name.toLowerCase(), rest ?? '']
    }),
  )

/** Whether an address is this machine: no network is between, so nothing has to go slowly. */
export const isLoopback = (target: string): boolean =>
  URL.canParse(target) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(target).hostname)

/**
 * Reads the command line.
 * @param env `PORTAGE_TOKEN`, `PORTAGE_TOKEN_B` and the like are the defaults of the tokens
 * @returns 'help' when that was asked for
 * @throws ArgumentsProblem with one sentence for the person who wrote it
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  program: Program = IN_REPOSITORY,
): Arguments | Explain | 'help' {
  const values = parse(args, program)
  if (values.help) return 'help'
  if (values.explain !== undefined) return { mode: 'explain', rule: values.explain }
  if (values.proxy !== undefined && values.har !== undefined) fail('Use either --proxy or --har, not both.')
  if (values.record !== undefined && values.proxy === undefined)
    fail('--record saves the traffic of --proxy, so it needs --proxy.')
  if (values['update-baseline'] && values.baseline === undefined)
    fail('--update-baseline needs --baseline FILE.')
  const target = targetOf(values.target, values.har === undefined)
  return {
    mode: values.proxy !== undefined ? 'proxy' : values.har !== undefined ? 'har' : 'run',
    run: {
      target,
      contract:
        values.contract ??
        program.contract ??
        fail('--contract is missing: the file of the OpenAPI document, JSON or YAML.'),
      token: values.token ?? (env.PORTAGE_TOKEN || undefined),
      expiredToken: values['expired-token'] ?? (env.PORTAGE_EXPIRED_TOKEN || undefined),
      tokenB: values['token-b'] ?? (env.PORTAGE_TOKEN_B || undefined),
      tokenNone: values['token-none'] ?? (env.PORTAGE_TOKEN_NONE || undefined),
      strictAuth: values['strict-auth'] ?? false,
      stateful: values.stateful ?? false,
      allowWrites: values['allow-writes'] ?? false,
      includeAssumed: values['include-assumed'] ?? false,
      seed: number('seed', values.seed, 1, 0, 2 ** 31 - 1),
      maxRequests: number('max-requests', values['max-requests'], 5000, 1, 1_000_000),
      ratePerSecond: number('rate', values.rate, isLoopback(target) ? 0 : 20, 0, 10_000),
      timeoutMs: number('timeout', values.timeout, 10_000, 1, 600_000),
      settleMs: number('settle', values.settle, 0, 0, 600_000),
      only: values.only ?? [],
      params: paramsOf(values.param ?? []),
      steps: values.steps,
      headers: headersOf(values.header ?? []),
    },
    proxyPort: number('proxy', values.proxy, 0, 1, 65_535),
    har: values.har ?? '',
    record: values.record,
    baseline: values.baseline,
    updateBaseline: values['update-baseline'] ?? false,
    json: values.json,
    junit: values.junit,
    html: values.html,
    sarif: values.sarif,
    since: values.since,
    github: values.github ?? false,
    quiet: values.quiet ?? false,
    strict: values.strict ?? false,
  }
}
