import type { Operation } from '../contract/contract.ts'
import { isObject } from '../contract/document.ts'
import type { Kit, Read } from '../kit.ts'
import { isList, isPlain } from './reads.ts'

/** What some contracts call an administrator. */
const ADMIN = /admin|superuser|root/i

/** Reads of the signed-in person themselves, as `/users/current/`. */
export const selves = (kit: Kit): Read[] =>
  kit.reads.filter(
    (read) => read.operation.security === 'required' && isPlain(kit, read) && !isList(kit, read),
  )

/** The roles of a person by the read about themselves; undefined when no answer names any. */
export async function rolesOf(kit: Kit, token: string): Promise<readonly string[] | undefined> {
  for (const { operation, params, answer } of selves(kit)) {
    const names = Object.keys(Object(answer.json)).filter((name) => /^roles?(_types?|_names?)?$/.test(name))
    const flags = Object.keys(Object(answer.json)).filter((name) => /^is_(admin|superuser|staff)/.test(name))
    if (names.length + flags.length === 0) continue
    const { json } = await kit.session.ask({ operation, params, token })
    if (!isObject(json)) return undefined
    if (json.is_guest === true) return ['guest']
    const found = names.flatMap((name) => json[name] ?? []).filter((role) => typeof role === 'string')
    const flagged = flags.some((name) => json[name] === true) ? ['admin'] : []
    const all = [...new Set([...found, ...flagged])]
    const [otherwise] = all.length > 0 ? [] : [kit.session.contract.document['x-role-of-the-rest']]
    return all.length > 0 ? all : typeof otherwise === 'string' ? [otherwise] : undefined
  }
  return undefined
}

/** Whether `x-access` lists one of some roles, or everyone; undefined where the contract does not say. */
export function isOpenTo({ security, extensions }: Operation, roles: readonly string[]): boolean | undefined {
  const access = extensions['x-access']
  if (!isObject(access)) return undefined
  return security !== 'required' || ['public', ...roles].some((role) => role in access)
}

/** Whether people with some roles reach rows of other people in their organization. */
export const reachesOrganization = ({ extensions }: Operation, roles: readonly string[]): boolean =>
  roles.some((role) => Object(extensions['x-access'])[role] === 'organization')

/** Whether people with some roles reach every row of an operation, whoever it belongs to. */
export function reachesAll({ extensions }: Operation, roles: readonly string[]): boolean {
  const access = extensions['x-access']
  return isObject(access)
    ? roles.some((role) => access[role] === 'all')
    : roles.some((role) => ADMIN.test(role))
}
