import { everyone } from './checks/roles.ts'
import type { Kit } from './kit.ts'
import type { RoleCell, RoleMatrix } from './report.ts'
import { isOpenTo } from './values/roles.ts'

const REFUSED = new Set([401, 403, 404])

/** Who was let in where, beside what `x-access` says; undefined where the contract or the answers name no roles. */
export function roleMatrixOf(kit: Kit): RoleMatrix | undefined {
  const { session } = kit
  const people = everyone(kit).flatMap(({ option, token, roles }) =>
    roles ? [{ option, token, roles }] : [],
  )
  const rows = session.operations.flatMap((operation) => {
    const access = operation.extensions['x-access']
    if (operation.security !== 'required' || access === undefined) return []
    const cells = people.map(({ token, roles }) =>
      cellOf(isOpenTo(operation, roles) === true, session.statusesOf(operation, token)),
    )
    const { id, method, path } = operation
    return [{ operation: id, method, path, callers: Object.keys(Object(access)), cells }]
  })
  if (people.length === 0 || rows.length === 0) return undefined
  return { people: people.map(({ option, roles }) => ({ option, roles })), rows }
}

function cellOf(isOpen: boolean, statuses: ReadonlySet<number>): RoleCell {
  const all = [...statuses]
  const good = all.find((status) => status >= 200 && status < 300)
  const status = good ?? all.find((one) => REFUSED.has(one)) ?? all[0] ?? null
  const promised = isOpen ? 'open' : 'refused'
  if (status === null) return { promised, status, outcome: 'not-asked' }
  if (good !== undefined) return { promised, status, outcome: isOpen ? 'kept' : 'broken' }
  return { promised, status, outcome: !isOpen && REFUSED.has(status) ? 'kept' : 'unclear' }
}
