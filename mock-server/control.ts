import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { answer, read } from './control/answer.ts'
import { mountFaultsControl } from './control/faults.ts'
import { mountIdentityControl } from './control/identity.ts'
import { mountRequestsControl } from './control/requests.ts'
import { mountSignIn } from './control/sign-in.ts'
import { mountSnapshots } from './control/snapshot.ts'
import { mountTokens } from './control/tokens.ts'
import { mountWorldsControl } from './control/worlds.ts'
import type { AppEnv } from './router.ts'
import type { HostCheck } from './hosts.ts'
import { iso } from './store/clock.ts'
import { notesInFrench } from './store/seeds/notes-in-french.ts'
import type { PersonName } from './store/seeds/people.ts'
import { password, people } from './store/seeds/people.ts'
import type { PersonSeed } from './store/seeds/person-seed.ts'
import type { World } from './store/world.ts'
import type { Worlds } from './worlds.ts'
import { sendDueReminders } from './engine/due-reminders.ts'
import { hostOf } from './worlds.ts'

const clockBody = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance_ms: z.int() }),
])

const clockView = (world: World) => ({ now: iso(world.clock.now()) })

const everybody = Object.entries(people) as [PersonName, PersonSeed][]

const peopleView = () => ({
  people: everybody.map(([key, { firstName, lastName, email, roles, status, note, ...more }]) => ({
    name: `${firstName} ${lastName}`,
    email,
    password: more.federated ? null : password,
    roles,
    status,
    second_factor: more.secondFactor ?? null,
    note,
    note_in_french: notesInFrench[key],
  })),
})

type ControlOptions = {
  readonly isOurs: HostCheck
  /** Answers `/__mock__/` and its parts. */
  readonly page: ((request: Request) => Promise<Response>) | undefined
  readonly snapshotLimit: number | undefined
}

/**
 * Mounts `/__mock__/`, with which tests steer the request's world (docs/mock-server.md). Refused with 403 when Host
 * or Origin is neither of this machine nor allowed by `--allow-host`.
 */
export function mountControl(
  app: Hono<AppEnv>,
  worlds: Worlds,
  { isOurs, page, snapshotLimit }: ControlOptions,
): void {
  app.use('/__mock__/*', async (c, next) => {
    const origin = c.req.header('origin')
    const foreign = origin !== undefined && !(URL.canParse(origin) && isOurs(hostOf(origin)))
    if (foreign || !isOurs(hostOf(c.req.url))) {
      return answer({ detail: 'The control answers only this machine.' }, 403)
    }
    return next()
  })
  app.get('/__mock__', (c) => c.redirect(`/__mock__/${new URL(c.req.url).search}`))
  if (page) {
    app.get('/__mock__/', (c) => page(c.req.raw))
    app.get('/__mock__/assets/*', (c) => page(c.req.raw))
  }
  app.post('/__mock__/reset', (c) => {
    const { name } = worlds.reset(c.env.world.name)
    return answer({ world: name })
  })
  app.get('/__mock__/mailbox', (c) => {
    sendDueReminders(c.env.world, new URL(c.req.url).origin)
    return answer({ mails: c.env.world.mailbox.list(c.req.query('to')) })
  })
  mountFaultsControl(app)
  app.get('/__mock__/clock', (c) => answer(clockView(c.env.world)))
  app.put('/__mock__/clock', (c) =>
    read(c.req.raw, clockBody, (body) => {
      if ('now' in body) c.env.world.clock.set(Date.parse(body.now))
      else c.env.world.clock.advance(body.advance_ms)
      return answer(clockView(c.env.world))
    }),
  )
  mountRequestsControl(app)
  mountWorldsControl(app, worlds)
  mountSignIn(app)
  app.get('/__mock__/people', () => answer(peopleView()))
  mountIdentityControl(app)
  mountSnapshots(app, worlds, snapshotLimit)
  mountTokens(app)
  app.get('/__mock__/csp-reports', (c) => answer({ reports: c.env.world.cspReports }))
  app.all('/__mock__/*', (c) => answer({ detail: `There is no ${c.req.method} ${c.req.path}.` }, 404))
}
