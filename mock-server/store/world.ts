import type { UserPool } from '../cognito/pool.ts'
import { createUserPool } from '../cognito/pool.ts'
import { KeptAnswers } from '../contract/kept-answers.ts'
import { FaultList } from '../faults/fault-list.ts'
import { keepAccount } from './accounts.ts'
import type { Clock } from './clock.ts'
import { createClock, iso } from './clock.ts'
import { newUuidOf } from './ids.ts'
import { Mailbox } from './mailbox.ts'
import { openAccount } from './open-account.ts'
import { RequestLog } from './request-log.ts'
import type { Tables } from './tables.ts'
import { emptyTables } from './tables.ts'

/** One isolated store: what one test sees, and no other. */
export type World = {
  readonly name: string
  /** Epoch ms of the real clock, as `lastUsed`. */
  readonly madeAt: number
  lastUsed: number
  readonly clock: Clock
  readonly tables: Tables
  readonly pool: UserPool
  readonly mailbox: Mailbox
  readonly faults: FaultList
  readonly requests: RequestLog
  /** Stored responses of writes with an Idempotency-Key; not part of a snapshot. */
  readonly keptAnswers: KeptAnswers
  /** The reports sent to /csp-report, oldest first. */
  readonly cspReports: unknown[]
  /** The id of something new; the same sequence in every world. */
  readonly newId: (kind: string) => string
  /** How many ids were given out: the next one follows from it. */
  readonly ids: { made: number }
  /** Tokens for scripts that never expire, with the email of each owner (fixed-tokens.ts). */
  readonly tokens: Map<string, string>
}

/** An empty world. */
export function createEmptyWorld(name: string): World {
  const faults = new FaultList()
  const clock = createClock(() => faults.clockOffset())
  const { now } = clock
  const tables = emptyTables()
  const mailbox = new Mailbox()
  const ids = { made: 0 }
  const newId = (kind: string) => {
    ids.made += 1
    return newUuidOf(`${kind}:new:${ids.made}`)
  }
  const madeAt = Date.now()
  return {
    name,
    madeAt,
    lastUsed: madeAt,
    clock,
    tables,
    pool: createUserPool({
      now,
      deliver: (message) => mailbox.send({ ...message, sent_at: iso(now()) }),
      onConfirmed: (user) => openAccount({ tables, newId }, user),
      onSignedIn: ({ sub }) => {
        const user = tables.users.find('sub', sub)
        if (user) keepAccount(tables, user.id, { lastSignInAt: now() })
      },
    }),
    mailbox,
    faults,
    requests: new RequestLog(),
    keptAnswers: new KeptAnswers(),
    cspReports: [],
    newId,
    ids,
    tokens: new Map(),
  }
}
