import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import { rowSchema, rowsIn } from '../contract/resources.ts'
import type { Session } from '../session.ts'

type Params = Readonly<Record<string, string>>

/** How many things of one kind are tried before an operation counts as one that nothing is known for. */
const TRIED = 4

/**
 * Values that exist, for the places of paths: from the command line, from rows of lists, from the contract's
 * examples. Lists are asked once.
 */
export class Known {
  readonly #session: Session
  readonly #rows = new Map<string, Promise<JsonObject[]>>()

  constructor(session: Session) {
    this.#session = session
  }

  /** Ways to fill the path of an operation, the likeliest first; none when nothing is known for some place. */
  async paramsFor(operation: Operation): Promise<Params[]> {
    let ways: Params[] = [{}]
    let prefix = ''
    for (const part of operation.path.split(/(\{[^}]+\})/)) {
      const name = /^\{(.+)\}$/.exec(part)?.[1]
      if (name !== undefined) {
        const path = prefix
        const filled = await Promise.all(
          ways.map(async (way) => {
            const values = await this.#values(operation, name, path, way)
            return values.slice(0, TRIED).map((value) => ({ ...way, [name]: value }))
          }),
        )
        ways = interleaved(filled).slice(0, TRIED)
      }
      prefix += part
    }
    return ways
  }

  /** The first rows of a list; none where it cannot be asked or has none. Asked once. */
  async rows(list: Operation, params: Params): Promise<JsonObject[]> {
    const key = `${list.id} ${JSON.stringify(params)}`
    const asked = this.#rows.get(key) ?? this.#ask(list, params)
    this.#rows.set(key, asked)
    return asked
  }

  async #ask(operation: Operation, params: Params): Promise<JsonObject[]> {
    if (!this.#session.mayAsk(operation)) return []
    const answer = await this.#session.ask({ operation, params })
    return answer.ok ? (rowsIn(answer.json) ?? []) : []
  }

  async #values(operation: Operation, name: string, prefix: string, way: Params): Promise<string[]> {
    const given = this.#session.options.params[name]
    if (given !== undefined) return [given]
    const isId = /(^|_)id$|Id$/.test(name)
    const rows = await this.#rowsAt((path) => path === prefix || `${path}/` === prefix, way)
    const here = rows.map((row) => row[name] ?? (isId ? row.id : undefined))
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const { default: usual, enum: listed } = objectAt(this.#session.contract.document, parameter?.schema)
    const stated = [...(parameter?.examples ?? []), usual, ...(Array.isArray(listed) ? listed : [])]
    // `user_id` is the id of one of the users, wherever it occurs
    const kind = /^(.+?)(_id|Id)$/.exec(name)?.[1]
    const ids = kind
      ? (await this.#rowsAt((path) => path.endsWith(`/${kind}s/`) || path.endsWith(`/${kind}s`), {})).map(
          ({ id }) => id,
        )
      : []
    return [...new Set([...here, ...stated, ...ids].filter(isName).map(String))]
  }

  async #rowsAt(fits: (path: string) => boolean, way: Params): Promise<JsonObject[]> {
    const { contract } = this.#session
    const list = this.#session.operations.find(
      (operation) =>
        operation.method === 'GET' && fits(operation.path) && rowSchema(contract, operation) !== undefined,
    )
    return list ? this.rows(list, way) : []
  }
}

const isName = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** First ones first: one of each before the second of any. */
function interleaved<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
