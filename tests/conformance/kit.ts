import type { Operation } from './contract/contract.ts'
import type { Resource } from './contract/resources.ts'
import type { Validator } from './contract/validator.ts'
import type { Answer, Session } from './session.ts'
import type { Known } from './values/known.ts'
import type { Person } from './values/person.ts'

/** A read that went well, for what builds on it. */
export type Read = {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly answer: Answer
}

/** The context of every check. */
export type Kit = {
  readonly session: Session
  readonly known: Known
  readonly resources: readonly Resource[]
  /** Of requests: objects are as open as the contract says. */
  readonly requests: Validator
  /** Filled by the first check, `reads`. */
  readonly reads: Read[]
  /** Reads that were refused to the token of the run, with the status. */
  readonly refusals: (readonly [Operation, number])[]
  /** Filled by `people`: the person of `--token`, */
  me: Person | undefined
  /** other persons whose tokens are good, */
  readonly strangers: Person[]
  /** and the ids that their lists do not have. `personal` ones surely belong to somebody else. */
  readonly foreign: Map<string, 'personal' | 'unlisted'>
}

/** One kind of promises, looked at in all operations. */
export type Check = (kit: Kit) => Promise<void>
