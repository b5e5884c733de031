import { createExchangeCheck, pathBelow, readAsJson } from '../check-exchange.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { responseFor } from '../contract/contract.ts'
import { Coverage } from '../coverage.ts'
import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import { distinct, keyOf } from '../finding.ts'
import type { RunOptions } from '../options.ts'
import type { Report } from '../report.ts'
import { createRequestCheck, requestFinding } from './check-request.ts'

/** Requested by the browser itself, not by the portal. */
const NOT_CALLS = new Set(['OPTIONS', 'HEAD', 'CONNECT', 'TRACE'])

/** Checks that need no bodies. */
const WITHOUT_BODIES = new Set(
  `undocumented-status server-error unavailable no-answer missing-header wrong-header request-unknown-parameter
  request-missing-parameter request-wrong-parameter`.split(/\s+/),
)

/** The common prefix of the contract's paths, `/v1/`: calls under it should be in the contract. */
function commonStart({ operations }: Contract): string {
  const [first = '', ...others] = operations.map(({ path }) => path)
  const parts = first.split('/').slice(0, -1)
  while (parts.length > 1 && !others.every((path) => path.startsWith(`${parts.join('/')}/`))) parts.pop()
  return `${parts.join('/')}/`
}

/** Watches traffic: holds each exchange of the contract's operations against it, both ways. */
export class Watch {
  readonly #contract: Contract
  readonly #options: RunOptions
  readonly #started = Date.now()
  readonly #coverage: Coverage
  readonly #check: ReturnType<typeof createExchangeCheck>
  readonly #checkRequest: ReturnType<typeof createRequestCheck>
  readonly #start: string
  readonly #found = new Map<string, Finding>()
  readonly #notes = new Map<string, number>()
  #exchanges = 0

  constructor(contract: Contract, options: RunOptions) {
    const base = options.target === '' ? undefined : options.target
    this.#contract = contract
    this.#options = options
    this.#coverage = new Coverage(contract)
    this.#check = createExchangeCheck(contract, { base, includeAssumed: options.includeAssumed })
    this.#checkRequest = createRequestCheck(contract)
    this.#start = commonStart(contract)
  }

  /**
   * Looks at one exchange.
   * @param whole whether the bodies are all there; without them only the rest is checked
   * @returns the findings that were not found before
   */
  see(exchange: Exchange, whole = true): Finding[] {
    const { request, response } = exchange
    if (NOT_CALLS.has(request.method)) return []
    const match = this.#check.find(request.method, request.url)
    if (!match) return this.#keep(this.#unknown(exchange))
    const { operation } = match
    if (!this.#watches(operation)) return []
    this.#exchanges += 1
    this.#coverage.add(operation, response.status, readAsJson(response.body))
    // a browser asked whether its copy is still good: that is between it and the server
    if (response.status === 304 && !responseFor(operation, 304)) return []
    const findings = [...this.#checkRequest(match, exchange), ...this.#check.check(exchange, operation)]
    if (whole) return this.#keep(findings)
    this.note('Exchanges whose bodies were too large, or not kept, and were checked without them')
    return this.#keep(findings.filter(({ rule }) => WITHOUT_BODIES.has(rule)))
  }

  /** Counts something that could not be looked at. */
  note(sentence: string): void {
    this.#notes.set(sentence, (this.#notes.get(sentence) ?? 0) + 1)
  }

  report(mode: 'proxy' | 'har', target: string): Report {
    const { file, title, version } = this.#contract
    return {
      target,
      contract: file,
      title: `${title} ${version}`,
      mode,
      started: new Date(this.#started).toISOString(),
      ms: Date.now() - this.#started,
      requests: this.#exchanges,
      seed: null,
      findings: [...this.#found.values()],
      accepted: [],
      notes: [...this.#notes].map(([sentence, count]) => `${sentence}: ${count}.`),
      coverage: this.#coverage.list((operation) =>
        this.#watches(operation) ? 'was not called' : 'left out: assumed, or not named by --only',
      ),
    }
  }

  #watches({ id, assumed }: Operation): boolean {
    const { only, includeAssumed } = this.#options
    return (only.length === 0 || only.includes(id)) && (includeAssumed || !assumed)
  }

  /** A call below the contract's paths that the contract does not have. */
  #unknown(exchange: Exchange): Finding[] {
    const { method, url } = exchange.request
    const path = pathBelow(url, this.#options.target === '' ? undefined : this.#options.target)
    if (this.#start === '/' || !path?.startsWith(this.#start) || this.#options.only.length > 0) return []
    // ids differ between calls: without them the same deviation is reported once
    const shown = path.replaceAll(/\/(?:[0-9a-f-]{32,36}|\d+)(?=\/|$)/gi, '/{id}')
    const found = requestFinding({ id: `${method} ${shown}`, method, path: shown }, exchange)
    return [found('request-unknown-operation', '', 'a call that the contract has', `${method} ${shown}`)]
  }

  #keep(findings: readonly Finding[]): Finding[] {
    return distinct(findings).filter((finding) => {
      const before = this.#found.get(keyOf(finding))
      this.#found.set(keyOf(finding), before ? { ...before, count: before.count + finding.count } : finding)
      return before === undefined
    })
  }
}
