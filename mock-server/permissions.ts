import { access, carePartnerLevels, limitedAccess } from '#generated/access.ts'
import type { CarePartnerLevel, RoleType } from '#generated/model/index.ts'
import type { OperationId } from './contract/operation-id.ts'

/** The kinds of caller that `x-access` of the contract names (docs/contract.md). */
export type CallerKind = 'public' | 'share_reader' | 'guest' | RoleType
/** Which rows such a caller reaches; operations/access.ts decides it for each row. */
export type Scope = 'link' | 'own' | 'organization' | 'all'

/** Who may call an operation. A person without any role counts as a patient (PROD-08). */
export type Permission = Readonly<Partial<Record<CallerKind, Scope>>>

export const permissions = access satisfies Record<OperationId, Permission>

const levels: { readonly [Id in OperationId]?: CarePartnerLevel } = carePartnerLevels

/** The level that a care partner needs; undefined where the operation admits none. */
export const carePartnerLevelOf = (id: OperationId): CarePartnerLevel | undefined => levels[id]

const openWithLimitedAccess: ReadonlySet<OperationId> = new Set(limitedAccess)

/** Whether the operation is closed to parents whose access is limited. */
export const isClosedToLimited = (id: OperationId): boolean => !openWithLimitedAccess.has(id)

export type Permissions = typeof permissions

export const permissionOf = (id: OperationId): Permission => permissions[id]
