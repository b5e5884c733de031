import type { Operation } from '../contract/contract.ts'
import { isObject } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import type { RunOptions } from '../options.ts'
import type { Person } from './person.ts'
import { reachesAll } from './roles.ts'

/** People who share nothing with the one of `--token`. */
export const strangersOf = ({ tokenB, tokenNone }: RunOptions): Omit<Person, 'roles'>[] =>
  Object.entries({ '--token-b': tokenB, '--token-none': tokenNone }).flatMap(([option, token]) =>
    token === undefined ? [] : [{ option, token }],
  )

/** Whose rows an operation is about, for the first person and another one. */
export type Sharing = 'personal' | 'shared' | 'unknown'

/**
 * `x-access` of the contract says it: `personal` when all callers but administrators reach their own rows only, `shared`
 * when some reach more, `unknown` when the contract does not say. For administrators everything is shared.
 */
export function sharingOf(kit: Kit, operation: Operation, stranger: Person): Sharing {
  const { security, extensions } = operation
  if (security !== 'required') return 'shared'
  if ([kit.me, stranger].some((person) => reachesAll(operation, person?.roles ?? []))) return 'shared'
  if (!isObject(extensions['x-access'])) return 'unknown'
  return isOfOnePerson(operation) ? 'personal' : 'shared'
}

/** Whether all callers but administrators reach their own rows only; also where the contract says nothing of callers. */
export function isOfOnePerson({ extensions }: Operation): boolean {
  return Object.entries(Object(extensions['x-access'])).every(
    ([caller, scope]) =>
      caller === 'admin' || scope === 'own' || (caller === 'provider' && scope === 'organization'),
  )
}
