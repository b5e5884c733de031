import type { Contract, Operation } from './contract/contract.ts'
import { responseFor } from './contract/contract.ts'
import { fieldsIn, fieldsOf } from './contract/fields.ts'
import type { OperationCoverage } from './report.ts'

/** The coverage of each operation of a contract. */
export class Coverage {
  readonly #contract: Contract
  readonly #statuses = new Map<Operation, Map<string, number>>()
  readonly #seen = new Map<Operation, Set<string>>()

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** Counts one answer; `json` is its body, undefined when it is none. */
  add(operation: Operation, status: number, json: unknown): void {
    const statuses = this.#statuses.get(operation) ?? new Map<string, number>()
    this.#statuses.set(operation, statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1))
    if (status < 200 || status > 299 || json === undefined) return
    const seen = this.#seen.get(operation) ?? new Set<string>()
    this.#seen.set(operation, seen)
    for (const field of fieldsIn(json)) seen.add(field)
  }

  /**
   * One line for each operation of the contract.
   * @param leftOut why an operation that was not asked was not
   */
  list(leftOut: (operation: Operation) => string): OperationCoverage[] {
    return this.#contract.operations.map((operation) => {
      const { id, method, path, responses } = operation
      const statuses = Object.fromEntries(this.#statuses.get(operation) ?? [])
      const good = responses.find(({ status }) => status.startsWith('2')) ?? responseFor(operation, 200)
      const fields = fieldsOf(this.#contract.document, good?.media[0]?.schema)
      const seen = this.#seen.get(operation) ?? new Set()
      return {
        operation: id,
        method,
        path,
        statuses,
        documented: responses.map(({ status }) => status),
        fields,
        seenFields: fields.filter((field) => seen.has(field)),
        leftOut: this.#statuses.has(operation) ? null : leftOut(operation),
      }
    })
  }
}
