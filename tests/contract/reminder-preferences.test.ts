// B10: reminders as a person chose them, by the clock of the world and in its mailbox; they hold no health data.
import { beforeEach, expect, test } from 'vitest'
import { app, freshWorld, GET, PATCH, PUT, seeded } from './support/app.ts'

const path = '/v1/users/current/reminder-preferences/'
const world = () => app.worlds.get('default')
const daily = {
  channels: ['email'],
  rhythm: 'daily',
  time_of_day: '09:00',
  quiet_hours: null,
  time_zone: 'America/Toronto',
}
const each = { ...daily, rhythm: 'each', quiet_hours: { from: '21:00', until: '08:00' } }
const save = (body: object) => PUT(path, body, { as: 'maya' })

/** The subjects of her messages, oldest first, after a time (in Toronto's winter). */
async function mailsAt(time: string) {
  world().clock.set(Date.parse(`${time}-05:00`))
  const response = await app.fetch(new Request('http://localhost/__mock__/mailbox'))
  const { mails } = (await response.json()) as { mails: { to: string; subject: string }[] }
  return mails.toReversed().flatMap(({ to, subject }) => (to.startsWith('maya') ? subject : []))
}

/** Makes all of Maya's open steps due at these moments, the others never. */
function dueAt(...moments: string[]) {
  const { tasks, instances } = world().tables
  for (const task of tasks.values()) {
    if (instances.get(task.instance)?.patient !== seeded.patient('maya') || task.completedAt !== null)
      continue
    const due = moments.shift()
    Object.assign(task, { dueAt: due === undefined ? null : Date.parse(`${due}-05:00`) })
  }
}

beforeEach(() => {
  freshWorld()
  world().clock.set(Date.parse('2027-01-10T12:00:00-05:00'))
})

test('no one is reminded who did not choose it', async () => {
  expect((await GET(path, { as: 'maya' })).body).toMatchObject({
    channels: [],
    rhythm: 'daily',
    email: 'maya@portage.test',
  })
  dueAt('2027-01-11T15:00:00')
  expect(await mailsAt('2027-01-11T09:30:00')).toEqual([])
})

test('daily: one message a day at its time, with the number of steps that are due within a day, and none without', async () => {
  await save(daily)
  dueAt('2027-01-11T15:00:00', '2027-01-11T16:00:00')
  expect(await mailsAt('2027-01-11T08:59:00')).toEqual([])
  expect(await mailsAt('2027-01-11T09:00:00')).toEqual(['Portage: 2 steps are due soon'])
  expect(await mailsAt('2027-01-11T12:00:00')).toHaveLength(1)
  expect(await mailsAt('2027-01-12T10:00:00')).toHaveLength(1)
})

test('daily: a time that has passed is for the next day', async () => {
  dueAt('2027-01-11T11:00:00')
  await save(daily)
  expect(await mailsAt('2027-01-10T13:00:00')).toEqual([])
  expect(await mailsAt('2027-01-11T09:00:00')).toEqual(['Portage: a step is due soon'])
})

test('each: a message for each step, once, after quiet hours', async () => {
  await save(each)
  dueAt('2027-01-11T22:00:00', '2027-01-11T23:00:00')
  expect(await mailsAt('2027-01-10T20:59:00')).toEqual([])
  expect(await mailsAt('2027-01-10T23:30:00')).toEqual([])
  expect(await mailsAt('2027-01-11T07:59:00')).toEqual([])
  const messages = ['Portage: a step is due soon', 'Portage: a step is due soon']
  expect(await mailsAt('2027-01-11T08:00:00')).toEqual(messages)
  expect(await mailsAt('2027-01-11T12:00:00')).toEqual(messages)
})

test('in the language of the account, without names or the name of a step', async () => {
  await save({ ...each, quiet_hours: null })
  await PATCH(`/v1/user-preferences/${seeded.user('maya')}/`, { language: 'fr-ca' }, { as: 'maya' })
  dueAt('2027-01-11T11:00:00')
  expect(await mailsAt('2027-01-10T12:30:00')).toEqual(['Portage : une étape arrive à échéance'])
  expect(JSON.stringify(world().mailbox.list('maya@portage.test')[0])).not.toMatch(
    /Tremblay|hanche|hip|Lakeside/i,
  )
})

test('text messages reach the phone of the own profile; a channel without an address and an unknown zone are refused', async () => {
  const { patients } = world().tables
  const own = patients.get(seeded.patient('maya'))
  Object.assign(own ?? {}, { phone: null })
  const refused = await save({ ...daily, channels: ['text_message'] })
  expect([refused.status, refused.body]).toEqual([400, { channels: ['We have no address for this.'] }])
  expect((await save({ ...daily, time_zone: 'Mars/Base' })).status).toBe(400)
  Object.assign(own ?? {}, { phone: '+16135550101' })
  expect((await save({ ...each, channels: ['text_message'] })).status).toBe(200)
  dueAt('2027-01-11T11:00:00')
  await mailsAt('2027-01-10T12:30:00')
  expect(world().mailbox.list('+16135550101')).toMatchObject([{ subject: 'Portage: a step is due soon' }])
})
