import type { ApiAnswer } from '../contract/api-call.ts'
import type { OperationSpec } from '../contract/document.ts'
import type { OperationId } from '../contract/operation-id.ts'
import { apiAnswer, checkedAnswer } from '../contract/respond.ts'
import type { Answer, Call, CallContext } from '../contract.ts'
import { Failure } from '../failures.ts'
import type { MaybeAsync } from '../maybe-async.ts'

/**
 * What answers an operation in place of the mock (docs/mock-server.md, Overrides).
 * @param call as the mock's own operation gets it: checked, read, and known who makes it
 * @param original does what the mock would do, and gives its answer
 * @returns the body of the operation's success, or a Response for another status or other headers
 * @throws Failure from `original`; any other error is a 500 with its message
 */
export type OverrideOf<Id extends OperationId> = ((
  call: Call<Id>,
  original: () => Promise<Answer<Id>>,
) => MaybeAsync<Answer<Id> | Response>) &
  OverrideFacts

type OverrideFacts = {
  /** The answer may be anything; by default it is held to the contract. */
  readonly unchecked?: boolean
  /** Where it comes from, for messages and the header `x-mock-override`. */
  readonly file?: string
}

/** Overrides by operation. Read with every call: who changes the table changes the answers. */
export type Overrides = { readonly [Id in OperationId]?: OverrideOf<Id> }

/** Every override seen from here: the parts of its call were parsed by its own schemas, which no type can tell. */
export type AnyOverride = { answer(call: CallContext, original: () => Promise<unknown>): unknown }['answer'] &
  OverrideFacts

type Overridden = {
  readonly spec: OperationSpec
  readonly override: AnyOverride
  readonly call: CallContext
  /** The mock's own response. */
  readonly original: () => MaybeAsync<unknown>
  /** The headers of a success with this body. */
  readonly headersOf: (body: unknown) => Readonly<Record<string, string>> | undefined
}

/**
 * Answers a call by its override, and holds the answer to the contract unless it is `unchecked`.
 * @throws Failure what the mock itself refuses
 */
export async function overriddenAnswer(overridden: Overridden): Promise<ApiAnswer> {
  const { spec, override, call, original, headersOf } = overridden
  const { file = 'a test' } = override
  let answer: ApiAnswer
  try {
    const made = await override(call, async () => original())
    const success = spec.success === 204 ? undefined : made
    answer =
      made instanceof Response
        ? await checkedResponse(overridden, made)
        : answerOf(overridden, spec.success, success, headersOf(made))
  } catch (error) {
    if (error instanceof Failure) throw error
    const message = error instanceof Error ? error.message : String(error)
    console.error(`The override of ${spec.id} (${file}) failed:`, error)
    const detail = `The override of ${spec.id} (${file}) failed.`
    answer = apiAnswer(500, { detail, error: message }, call.locale)
  }
  return { ...answer, headers: { ...answer.headers, 'x-mock-override': file } }
}

function answerOf(
  { spec, override, call }: Overridden,
  status: number,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): ApiAnswer {
  return override.unchecked === true
    ? apiAnswer(status, body, call.locale, headers)
    : checkedAnswer(spec.id, status, body, call.locale, { headers })
}

/** A whole answer goes out as it is when it may be anything; else its body is that of its status. */
async function checkedResponse(overridden: Overridden, response: Response): Promise<ApiAnswer> {
  const { status } = response
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers)
  if (overridden.override.unchecked === true) {
    const json = response.body && new Uint8Array(await response.arrayBuffer())
    return { status, headers, json }
  }
  const text = await response.text()
  return answerOf(overridden, status, text === '' ? undefined : JSON.parse(text), headers)
}
