import * as z from 'zod/mini'
import contract from '#generated/openapi.json' with { type: 'json' }
import { iso } from '../store/clock.ts'
import type { World } from '../store/world.ts'
import { createEmptyWorld } from '../store/world.ts'
import type { Worlds } from '../worlds.ts'
import type { Json } from './codec.ts'
import { decode, encode } from './codec.ts'
import { fillPool, keptPool, poolSchema } from './pool.ts'
import { SnapshotRefused } from './refused.ts'
import { fillTables, keptTables } from './tables.ts'

/** Raise it when the rows of a world change their shape: older snapshots are refused then. */
const snapshotVersion = 6

const format = 'portage-mock-world'

/**
 * A world as JSON: its rows with the bytes of files (base64), accounts with their passwords and second factors,
 * sessions, mail, settings of identity, fixed tokens and the count of ids. Not in it: the log of requests, faults,
 * reports of browsers, sign-ins that are under way, and the addresses that files are read and sent at.
 */
export type Snapshot = {
  readonly format: typeof format
  readonly version: number
  /** The version of the contract that the rows are made for. */
  readonly contract: string
  /** The world's time, ISO. */
  readonly taken_at: string
  /** Epoch ms of the world, and how far that is before the real clock. */
  readonly clock: { readonly now: number; readonly ahead: number }
  /** Tables, pool and mail as `encode` writes them. */
  readonly world: Json
  readonly shared: readonly Json[]
}

/** Takes a snapshot of a world synchronously, without stopping it. */
export function snapshotOf(world: World): Snapshot {
  const now = world.clock.now()
  const { value, shared } = encode({
    ids: world.ids,
    tokens: world.tokens,
    tables: keptTables(world.tables),
    pool: keptPool(world.pool),
    mailbox: world.mailbox.kept(),
  })
  return {
    format,
    version: snapshotVersion,
    contract: contract.info.version,
    taken_at: iso(now),
    clock: { now, ahead: world.clock.ahead() },
    world: value,
    shared,
  }
}

const json = z.custom<Json>((value) => value !== undefined)

const envelope = z.looseObject({
  clock: z.strictObject({ now: z.number(), ahead: z.number() }),
  world: json,
  shared: z.array(json),
})

const insides = z.strictObject({
  ids: z.strictObject({ made: z.int().check(z.minimum(0)) }),
  tokens: z.custom<ReadonlyMap<string, string>>((value) => value instanceof Map),
  tables: z.unknown(),
  pool: poolSchema,
  mailbox: z.strictObject({
    mails: z.array(
      z.strictObject({
        to: z.string(),
        subject: z.string(),
        code: z.optional(z.string()),
        link: z.optional(z.string()),
        body: z.optional(z.string()),
        sent_at: z.string(),
      }),
    ),
    putOff: z.array(z.string()),
  }),
})

function fitting<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const place = result.error.issues[0]?.path.join('.') ?? ''
  throw new SnapshotRefused(`does not fit: look at ${place === '' ? 'its beginning' : place}`)
}

/** Throws unless it is a snapshot that this server can read. */
function requireOurs(snapshot: unknown): void {
  const { format: kind, version, contract: made } = Object(snapshot)
  if (kind !== format) throw new SnapshotRefused(`is none: it has no "format": "${format}"`)
  if (version !== snapshotVersion) {
    throw new SnapshotRefused(
      `has version ${version}, and this server reads version ${snapshotVersion}: take it anew`,
    )
  }
  if (made !== contract.info.version) {
    throw new SnapshotRefused(
      `was taken with version ${made} of the contract, and this server has ${contract.info.version}: take it anew`,
    )
  }
}

export type RestoreOptions = {
  /** Advance the clock by the real time since the snapshot; otherwise the world resumes where it was. */
  readonly timeWentOn?: boolean
}

/**
 * The world of a snapshot, under any name.
 * @throws SnapshotRefused with one sentence for anything that is not a snapshot, of another version, or invalid
 */
export function worldOf(name: string, snapshot: unknown, { timeWentOn = false }: RestoreOptions = {}): World {
  requireOurs(snapshot)
  const { clock, world: value, shared } = fitting(envelope, snapshot)
  const { ids, tokens, tables, pool, mailbox } = fitting(insides, decode({ value, shared }))
  const world = createEmptyWorld(name)
  if (timeWentOn) world.clock.advance(clock.ahead)
  else world.clock.set(clock.now)
  world.ids.made = ids.made
  for (const [token, email] of tokens) world.tokens.set(token, email)
  fillTables(world.tables, tables)
  try {
    fillPool(world.pool, pool)
  } catch (error) {
    throw new SnapshotRefused(`does not fit: ${error instanceof Error ? error.message : String(error)}`)
  }
  world.mailbox.fill(mailbox)
  return world
}

/**
 * Replaces the world with this name by that of a snapshot; nothing changes if it is rejected.
 * @throws SnapshotRefused as `worldOf`
 */
export const restoreWorld = (
  worlds: Worlds,
  name: string,
  snapshot: unknown,
  options?: RestoreOptions,
): World => worlds.put(worldOf(name, snapshot, options))
