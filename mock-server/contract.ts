import type { z } from 'zod/mini'
import type { CarePartnerLevel, Language } from '#generated/model/index.ts'
import type * as Schemas from '#generated/zod/index.zod.ts'
import type { OperationId, SuccessStatus } from './contract/operation-id.ts'
import type { Permissions } from './permissions.ts'
import type { UserRow } from './store/rows.ts'
import type { World } from './store/world.ts'

type All = typeof Schemas

/** The parsed type of a generated schema; undefined if the contract has no such part. */
type Parsed<Name extends string> = Name extends keyof All
  ? All[Name] extends z.ZodMiniType
    ? z.output<All[Name]>
    : undefined
  : undefined

type SuccessName<Id extends OperationId> = `${Capitalize<Id>}${SuccessStatus}Response` & keyof All

/** The body of an operation's success; void where the contract has none. */
export type Answer<Id extends OperationId> = All[SuccessName<Id>] extends z.ZodMiniType
  ? z.input<All[SuccessName<Id>]>
  : never

/** One call of an operation: checked, read, and known who makes it. */
export type Call<Id extends OperationId> = CallContext & {
  readonly params: Parsed<`${Capitalize<Id>}Params`>
  readonly query: Parsed<`${Capitalize<Id>}QueryParams`>
  readonly body: Parsed<`${Capitalize<Id>}Body`>
  /** Undefined only where the contract lets callers in without a token. */
  readonly user: Permissions[Id] extends { readonly public: string } | { readonly share_reader: string }
    ? UserRow | undefined
    : UserRow
}

/** The context of an operation besides the parts of the request. */
export type CallContext = {
  readonly world: World
  /** The level that a care partner needs for this operation; undefined where it admits none. */
  readonly carePartnerLevel?: CarePartnerLevel | undefined
  /** Whether the operation is closed to parents whose access is limited. */
  readonly isClosedToLimited?: boolean
  /** The language to answer in (CALL-04). */
  readonly locale: Language
  /** The request's whole address: lists name their next page by it. */
  readonly address: string
  /** Scheme and host of the request, where the server's own images are. */
  readonly origin: string
  /** The token of the call, of any kind: access to a share is not a sign-in. */
  readonly bearer: string | null
  /** The revision in If-Match that a change is based on (operations/revisions.ts). */
  readonly ifMatch: string | null
}

/**
 * What the server does, per operation of the contract. A misspelt name and an answer of another shape than the
 * contract's do not compile.
 * @throws Failure for the refusals that the contract documents
 */
export type Operations = {
  readonly [Id in OperationId]: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>
}
