import * as z from 'zod/mini'

/** Which calls a fault hits; everything that is given must fit. Without any of it: every call of /v1. */
const match = z.optional(
  z.strictObject({
    method: z.optional(z.string()),
    /** The path without its query; `*` matches any text. */
    path: z.optional(z.string()),
    operationId: z.optional(z.string()),
    /** The operation of the user pool, e.g. `InitiateAuth`. */
    amzTarget: z.optional(z.string()),
  }),
)

/**
 * How long it stays: for so many hits, or so many real milliseconds; without either until it is deleted. `share`: how
 * many of a hundred calls that fit are hit, the same ones each time.
 */
const lasting = {
  match,
  share: z.optional(z.number().check(z.gt(0), z.lte(100))),
  times: z.optional(z.int().check(z.gte(1))),
  forMs: z.optional(z.int().check(z.gte(1))),
}

const status = z.int().check(z.gte(200), z.lte(599))
const wait = z.int().check(z.gte(0), z.lte(600_000))
const headers = z.optional(z.record(z.string(), z.string()))

/** The kinds of `mockFault`; docs/mock-server.md tells what each does. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...lasting, kind: z.literal('status'), status, body: z.optional(z.unknown()), headers }),
  z.strictObject({ ...lasting, kind: z.literal('delay'), ms: wait, mostMs: z.optional(wait) }),
  z.strictObject({ ...lasting, kind: z.literal('hang') }),
  z.strictObject({ ...lasting, kind: z.literal('resetAfterBytes'), bytes: z.int().check(z.gte(0)) }),
  z.strictObject({ ...lasting, kind: z.literal('drop') }),
  z.strictObject({ ...lasting, kind: z.literal('dropAfterCommit') }),
  z.strictObject({
    ...lasting,
    kind: z.literal('raw'),
    body: z.string(),
    type: z.optional(z.string()),
    status: z.optional(status),
  }),
  z.strictObject({ ...lasting, kind: z.literal('empty'), status: z.optional(status) }),
  z.strictObject({
    ...lasting,
    kind: z.literal('mutate'),
    jsonPath: z.string(),
    value: z.optional(z.unknown()),
  }),
  z.strictObject({ ...lasting, kind: z.literal('hugeList'), n: z.int().check(z.gte(1), z.lte(100_000)) }),
  z.strictObject({ ...lasting, kind: z.literal('revokeSession') }),
  z.strictObject({ ...lasting, kind: z.literal('expireAccessToken') }),
  z.strictObject({
    kind: z.literal('clockOffset'),
    ms: z.int(),
    forMs: z.optional(z.int().check(z.gte(1))),
  }),
  z.strictObject({
    ...lasting,
    kind: z.literal('chaos'),
    percent: z.number().check(z.gte(0), z.lte(100)),
    seed: z.optional(z.int()),
  }),
])

/** One fault as it is put in. */
export type Fault = z.output<typeof faultSchema>

/** The properties of a call that faults match. */
export type FaultTarget = {
  readonly method: string
  readonly path: string
  readonly operationId: string | null
  readonly amzTarget: string | null
}
