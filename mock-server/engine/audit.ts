import type { AuditAction, AuditChange, AuditObjectType } from '#generated/model/index.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Who = { readonly world: World; readonly user: UserRow }

type Told = {
  readonly action: AuditAction
  readonly objectType: AuditObjectType
  readonly objectId: string
  /** As it is called now, in English where it has a name in both languages. */
  readonly objectName: string
  /** The organization it belongs to; omit it if it belongs to none. */
  readonly organization?: string | null
  readonly changes?: readonly AuditChange[]
  readonly comment?: string | null
}

/** The longest text that the contract keeps of a value, in characters. */
const longest = 10_000

/** The most changes that one event keeps. */
const most = 200

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longest)
}

/**
 * What differs between two states of a thing, field by field.
 * @param before the state before; undefined when it was made just now
 * @param after the state after; undefined when it was deleted
 * @param fields the fields that are looked at, by the contract's names
 * @returns one change for each field that differs, values as text (JSON where they are no text)
 */
export function changesBetween<Field extends string>(
  before: { readonly [F in Field]?: unknown } | undefined,
  after: { readonly [F in Field]?: unknown } | undefined,
  fields: readonly Field[],
): AuditChange[] {
  return fields
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

/** Keeps what an administrator did: who, what, when, before and after. Call it once a change is made. */
export function recordAudit({ world, user }: Who, told: Told): void {
  const { changes = [], comment = null, organization = null, ...rest } = told
  const id = world.newId('audit-event')
  world.tables.auditEvents.set(id, {
    ...rest,
    id,
    at: world.clock.now(),
    actor: user.id,
    actorName: `${user.firstName} ${user.lastName}`.trim(),
    organization,
    changes: changes.slice(0, most),
    comment,
  })
}
