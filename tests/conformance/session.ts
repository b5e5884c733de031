import { setTimeout as pause } from 'node:timers/promises'
import type { ExchangeCheck } from './check-exchange.ts'
import { maker, readAsJson } from './check-exchange.ts'
import type { Contract, Media, Operation } from './contract/contract.ts'
import type { Json } from './contract/document.ts'
import type { Coverage } from './coverage.ts'
import type { Effect, EffectOutcome } from './effects/effect.ts'
import { effectKey } from './effects/effect.ts'
import type { Exchange } from './exchange.ts'
import type { Finding } from './finding.ts'
import type { RunOptions } from './options.ts'
import type { Rule } from './rules.ts'
import type { Sender } from './send.ts'
import { addressOf } from './values/address.ts'
import { credentialFor } from './values/credential.ts'
import { bodyMedia, FORM, formText } from './values/form-text.ts'
import { standingHeaders } from './values/standing.ts'

/** One request, in the words of the contract. */
export type Call = {
  readonly operation: Operation
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Json | undefined
  /** In place of `body`: text that need not be JSON. */
  readonly text?: string
  /** Another token than the run's; null for none. */
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the operation's own: a method or a path that it does not have. Such answers are not held to it. */
  readonly method?: string
  readonly path?: string
}

export type Answer = Exchange & {
  readonly status: number
  readonly ok: boolean
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown
}

/** A write that went well. */
export type Write = Required<Pick<Call, 'operation' | 'params'>> & {
  readonly token: Call['token']
  readonly json: unknown
}

/** One run: what it asks with, and what it has found so far. */
export class Session {
  readonly contract: Contract
  readonly options: RunOptions
  /** The operations to be asked: those that were named, and proposals only when they are wanted. */
  readonly operations: readonly Operation[]
  readonly findings: Finding[] = []
  readonly notes = new Set<string>()
  /** Query parameters required in each call of an operation (values/own-ids.ts). */
  readonly standing = new Map<Operation, Readonly<Record<string, string>>>()
  /** Ids of things that exist, by the names that requests have for them. */
  readonly ids = new Map<string, string>()
  /** Whether the target looks like a mock that keeps nothing (checks/stateless.ts). */
  isStateless: boolean | 'perhaps' = false
  requests = 0
  /** Writes that went well, in their order. */
  readonly writes: Write[] = []
  /** Whether the run cleans up behind itself, which --max-requests does not stop. */
  isCleaning = false
  readonly #statuses = new Map<Operation, Map<string, Set<number>>>()
  readonly #check: ExchangeCheck
  readonly #coverage: Coverage
  readonly #send: Sender
  /** What became of promised effects, by the operation and the effect (effects/). */
  readonly effects = new Map<string, EffectOutcome>()
  #earliest = 0
  /** When what was written may be read, for a backend that is consistent only a while after. */
  #settled = 0

  constructor(
    contract: Contract,
    options: RunOptions,
    { check, coverage, send }: { check: ExchangeCheck; coverage: Coverage; send: Sender },
  ) {
    this.contract = contract
    this.options = options
    this.#check = check
    this.#coverage = coverage
    this.#send = send
    this.operations = contract.operations.filter(
      ({ id, path, assumed }) =>
        !path.includes('#') &&
        (options.only.length === 0 || options.only.includes(id)) &&
        (options.includeAssumed || !assumed),
    )
  }

  /**
   * Sends a call and holds its answer against the contract.
   * @throws OutOfRequests when the run has sent as many as it may
   */
  async ask(call: Call): Promise<Answer> {
    if (this.requests >= this.options.maxRequests && !this.isCleaning) throw new OutOfRequests()
    this.requests += 1
    const request = this.#requestOf(call)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    await this.#wait()
    if (isRead) await this.#untilSettled()
    const exchange = await this.#send(request, this.options.timeoutMs)
    const { status, body } = exchange.response
    const answer = { ...exchange, status, ok: status >= 200 && status < 300, json: readAsJson(body) }
    if (!isRead && answer.ok) this.#settled = performance.now() + this.options.settleMs
    if (call.method === undefined && call.path === undefined) {
      this.findings.push(...this.#check.check(exchange, call.operation))
      this.#coverage.add(call.operation, status, answer.json)
      this.#remember(call, status)
      if (answer.ok && !isRead) {
        const { operation, params = {}, token } = call
        this.writes.push({ operation, params, token, json: answer.json })
      }
    } else if (status === 0 || status >= 500) {
      this.found('server-error', call.operation, answer, 'a refusal', status === 0 ? body : String(status))
    }
    return answer
  }

  /** The statuses that an operation has answered so far to one token. */
  statusesOf(operation: Operation, token: string): ReadonlySet<number> {
    return this.#statuses.get(operation)?.get(token) ?? new Set()
  }

  #remember({ operation, token = this.options.token }: Call, status: number): void {
    const byToken = this.#statuses.get(operation) ?? new Map<string, Set<number>>()
    this.#statuses.set(operation, byToken)
    byToken.set(token ?? '', (byToken.get(token ?? '') ?? new Set()).add(status))
  }

  /** Writes down a finding; `exchange` is the one that shows it. */
  found(
    rule: Rule,
    operation: Operation,
    exchange: Exchange | undefined,
    promised: string,
    came: string,
    pointer = '',
  ): void {
    this.findings.push(maker(operation, exchange)(rule, pointer, promised, came))
  }

  /** Notes whether an effect was seen; one that was once not as promised stays broken. */
  noteEffect(operation: Operation, effect: Effect, outcome: EffectOutcome): void {
    const key = effectKey(operation, effect)
    if (this.effects.get(key) !== 'broken') this.effects.set(key, outcome)
  }

  note(sentence: string): void {
    this.notes.add(sentence)
  }

  /** Whether an operation may be asked at all: with the token that is there, and without changing anything unasked. */
  mayAsk({ method, security }: Operation): boolean {
    if (security === 'required' && this.options.token === undefined) return false
    return method === 'GET' || method === 'HEAD' || this.options.allowWrites
  }

  #requestOf({ operation, params = {}, query = {}, body, text, token, headers, method, path }: Call) {
    const own = token === undefined ? this.options.token : token
    const credential = credentialFor(operation, own ?? undefined)
    const media = bodyMedia(operation)
    const sent = text ?? (body === undefined ? null : written(body, media))
    return {
      method: method ?? operation.method,
      url: addressOf(this.options.target, path ?? operation.path, params, {
        ...this.standing.get(operation),
        ...query,
        ...credential.query,
      }),
      headers: {
        accept: 'application/json',
        ...(sent === null ? {} : { 'content-type': media?.type ?? 'application/json' }),
        ...standingHeaders(this, operation),
        ...this.options.headers,
        ...credential.headers,
        ...headers,
      },
      body: sent,
    }
  }

  async #wait(): Promise<void> {
    const { ratePerSecond } = this.options
    if (ratePerSecond === 0) return
    const now = performance.now()
    const wait = this.#earliest - now
    this.#earliest = Math.max(now, this.#earliest) + 1000 / ratePerSecond
    if (wait > 0) await pause(wait)
  }

  async #untilSettled(): Promise<void> {
    const wait = this.#settled - performance.now()
    if (wait > 0) await pause(wait)
  }
}

/** The run has sent as many requests as it may. */
export class OutOfRequests extends Error {}

const written = (body: Json, media: Media | undefined): string =>
  media?.type === FORM ? formText(body, media) : JSON.stringify(body)
