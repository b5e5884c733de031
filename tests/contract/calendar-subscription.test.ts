// B10: the private calendar address: whoever has it reads what is due, and nothing else.
import { beforeEach, expect, test } from 'vitest'
import { app, DELETE, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'

beforeEach(freshWorld)

const address = '/v1/users/current/calendar-subscription/'
const all = ['steps', 'check_ins', 'medications', 'doses']
const create = async (kinds: readonly string[], as = 'maya' as const) =>
  String(Object((await PUT(address, { kinds }, { as })).body).url)

/** Reads a calendar as a calendar program does: without a session. */
async function read(url: string) {
  const response = await app.fetch(new Request(url))
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const titles = (text: string) => [...text.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title]) => title)

test('a calendar without a session has what is due, and neither names nor health data', async () => {
  const url = await create(all)
  const { status, type, text } = await read(url)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(new Set(titles(text))).toEqual(new Set(['Portage: a step is due', 'Portage: a medication is due']))
  expect(text).not.toMatch(/maya|tremblay|hip|vitamin|lakeside/i)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  // the medication is taken on Mondays and Thursdays at eight
  expect(text).toMatch(/DTSTART:\d{8}T080000\r\nDURATION:PT15M\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH\r\n/)
})

test('only the chosen kinds are in it; changing them keeps the address', async () => {
  const url = await create(['medications'])
  expect(new Set(titles((await read(url)).text))).toEqual(new Set(['Portage: a medication is due']))
  expect(await create(['steps'])).toBe(url)
  expect(new Set(titles((await read(url)).text))).toEqual(new Set(['Portage: a step is due']))
  expect((await PUT(address, { kinds: [] }, { as: 'maya' })).status).toBe(400)
})

test('it is in the language of the account, and a finished step leaves it', async () => {
  const url = await create(['steps'])
  await PATCH(`/v1/user-preferences/${seeded.user('maya')}/`, { language: 'fr-ca' }, { as: 'maya' })
  expect((await read(url)).text).toContain('SUMMARY:Portage : une étape arrive à échéance')
  const before = titles((await read(url)).text).length
  const [open] = [...app.worlds.get('default').tables.tasks.values()].filter(
    ({ instance, dueAt, completedAt }) =>
      instance === seeded.journey('maya-hip') && dueAt !== null && completedAt === null,
  )
  if (!open) throw new Error('No open step')
  open.completedAt = app.worlds.get('default').clock.now()
  expect(titles((await read(url)).text)).toHaveLength(before - 1)
})

test('the owner sees when it was last read; nobody else sees the address', async () => {
  const url = await create(['steps'])
  expect((await GET(address, { as: 'maya' })).body).toMatchObject({
    url,
    kinds: ['steps'],
    last_read_at: null,
  })
  await read(url)
  expect(Object((await GET(address, { as: 'maya' })).body).last_read_at).toMatch(/Z$/)
  expect((await GET(address, { as: 'luc' })).body).toEqual({
    url: null,
    kinds: ['steps', 'check_ins'],
    created_at: null,
    last_read_at: null,
  })
})

test('a replaced address and one that was turned off are a 410, an unknown one a 404', async () => {
  const first = await create(['steps'])
  const second = String(Object((await POST(`${address}replace/`, undefined, { as: 'maya' })).body).url)
  expect(second).not.toBe(first)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([410, 200])
  expect((await DELETE(address, { as: 'maya' })).status).toBe(204)
  expect((await DELETE(address, { as: 'maya' })).status).toBe(204)
  expect((await read(second)).status).toBe(410)
  expect((await POST(`${address}replace/`, undefined, { as: 'maya' })).status).toBe(404)
  expect((await read(second.replace(/calendars\/.*/, 'calendars/unknown.ics'))).status).toBe(404)
})

test('withdrawing a consent turns it off', async () => {
  const url = await create(['steps'])
  const { consentedPolicies } = Object(app.worlds.get('default').tables.users.get(seeded.user('maya')))
  const policy = String(consentedPolicies[0])
  await POST('/v1/consent-decisions/consent/', { consented: false, policy }, { as: 'maya' })
  expect((await read(url)).status).toBe(410)
})

test('it has the next time of a repeated step, and a dose planned for a certain day', async () => {
  const { tables, clock } = app.worlds.get('default')
  const url = await create(['check_ins', 'doses'])
  const opensAt = clock.now() + 3 * 86_400_000
  const row = { instance: seeded.journey('maya-hip'), activity: 'hip_check_in', opensAt }
  tables.waitingSteps.set('next', { id: 'next', ...row })
  const [dose] = tables.records.immunizations.rows.values()
  if (!dose) throw new Error('No immunization')
  tables.records.immunizations.rows.set(dose.id, {
    ...dose,
    patient: seeded.patient('maya'),
    next_dose_date: '2090-01-02',
  })
  const { text } = await read(url)
  expect(titles(text)).toEqual(['Portage: your next check-in opens', 'Portage: a vaccine dose is planned'])
  expect(text).toContain(`DTSTART:${new Date(opensAt).toISOString().slice(0, 10).replaceAll('-', '')}T`)
  expect(text).toContain('DTSTART;VALUE=DATE:20900102\r\n')
})
