// The care team's operations on enrolments of a journey: filter, remind, save views (PROV-02, CALL-46).
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  ProcessInstance,
  ProcessInstanceEnded,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceReminded,
  SavedViewList,
} from '#generated/model/index.ts'
import { dayAt } from '#mock-server/store/clock.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { lateView, newSavedView } from './support/saved-views.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const samuel: CallOptions = { as: 'samuel' }
const lakeside = seeded.organization('lakeside')
const hip = seeded.definition('hip-replacement')
const day = 86_400_000

async function filter(
  body: ProcessInstanceFilter,
  query = '',
  options: CallOptions = samuel,
): Promise<ProcessInstanceList> {
  const reply = await POST(`/v1/process-instances/filter/${query}`, body, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('filterProcessInstances', reply)
  return reply.body as ProcessInstanceList
}

const inHip = (body: ProcessInstanceFilter = {}, query = '') =>
  filter({ organization: lakeside, process_definition: hip, ...body }, query)
const names = ({ results }: ProcessInstanceList) => results.map(({ patient }) => patient.display_name)

describe('CALL-46, PROV-02: the filter', () => {
  test('finds people by name, ignoring case and accents; the name of the journey itself finds no one', async () => {
    expect(names(await inHip({ search: 'TREMBLÀY' }))).toEqual(['Maya Tremblay'])
    expect((await inHip({ search: 'hip' })).count).toBe(0)
    expect((await filter({ organization: lakeside, search: 'hip repl' })).count).toBeGreaterThan(2)
  })

  test('sorts by name, status, current step and last activity, both ways round', async () => {
    const sorted = names(await inHip({}, '?ordering=patient_name'))
    expect(sorted.length).toBeGreaterThan(2)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en-CA')))
    expect(names(await inHip({}, '?ordering=-patient_name'))).toEqual(sorted.toReversed())
    const times = (await inHip({}, '?ordering=-last_activity_at')).results.map((one) => one.last_activity_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const steps = (await inHip({}, '?ordering=current_step')).results.map((one) => one.next_task?.name ?? '~')
    expect(steps).toEqual(steps.toSorted((a, b) => a.localeCompare(b, 'en-CA')))
    const order = ['pending', 'active', 'enrolled', 'cancelled']
    const places = (
      await filter({ organization: lakeside }, '?ordering=status,-patient_name&page_size=100')
    ).results.map(({ status }) => order.indexOf(status))
    expect(new Set(places).size).toBeGreaterThan(2)
    expect(places).toEqual(places.toSorted())
  })

  test('DATA-31: status, finished or not, and open step', async () => {
    const cancelled = await filter({ organization: lakeside, status__in: ['cancelled', 'pending'] })
    expect(new Set(cancelled.results.map(({ status }) => status))).toEqual(new Set(['cancelled', 'pending']))
    const finished = await filter({ organization: lakeside, completed_at__isnull: false })
    expect(finished.results.length).toBeGreaterThan(0)
    expect(finished.results.every((one) => one.completed_at !== null)).toBe(true)
    const at = await inHip({ current_step__in: ['hip_check_in'] })
    expect(names(at)).toContain('Maya Tremblay')
    expect(names(at)).not.toContain('Ana Okafor')
  })

  test('overdue follows the clock, and each row counts its own', async () => {
    app.worlds.get('default').clock.set(app.worlds.get('default').clock.now() + 90 * day)
    const late = await inHip({ overdue: true })
    expect(late.count).toBeGreaterThan(0)
    const lateOf = (one: ProcessInstance) => one.overdue_task_count + one.overdue_care_team_task_count
    expect(late.results.every((one) => lateOf(one) > 0)).toBe(true)
    const others = await inHip({ overdue: false })
    expect(others.results.every((one) => lateOf(one) === 0)).toBe(true)
    expect(late.count + others.count).toBe((await inHip()).count)
  })

  test('what the care team is late with is not counted as the patient’s', async () => {
    // A step is due until the evening in Canada, which is the next day by UTC.
    const { clock } = app.worlds.get('default')
    clock.set(dayAt(clock.now(), 0, '12:00'))
    const [walter] = (await inHip({ search: 'walter' })).results
    expect(walter?.next_task?.due_at && Date.parse(walter.next_task.due_at)).toBeGreaterThan(Date.now())
    expect([walter?.overdue_task_count, walter?.overdue_care_team_task_count]).toEqual([0, 1])
  })

  test('each row has its last activity and what was answered last', async () => {
    const [maya] = (await inHip({ search: 'maya' })).results
    expect(maya?.latest_submission).toMatchObject({
      id: seeded.submission('maya-hip', 'about_you'),
      task: seeded.task('maya-hip', 'about_you'),
    })
    expect(Date.parse(maya?.last_activity_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(maya?.latest_submission?.submitted_at ?? ''),
    )
    const [ana] = (await inHip({ search: 'ana okafor' })).results
    expect([ana?.latest_submission, ana?.last_activity_at]).toEqual([null, ana?.enrolled_at])
  })

  test('an organization that is not the caller’s is a 404, a patient a 403', async () => {
    const fleuve = { organization: seeded.organization('fleuve') }
    expect((await POST('/v1/process-instances/filter/', fleuve, samuel)).status).toBe(404)
    expect((await POST('/v1/process-instances/filter/', fleuve, { as: 'priya' })).status).toBe(200)
    expect((await POST('/v1/process-instances/filter/', fleuve, { as: 'maya' })).status).toBe(403)
  })
})

describe('reminders', () => {
  const path = '/v1/process-instances/remind/'
  const remind = async (ids: string[]) => {
    const reply = await POST(path, { ids }, samuel)
    expectContract('remindProcessInstances', reply)
    return (reply.body as ProcessInstanceReminded).results.map(({ outcome }) => outcome)
  }
  const mails = (to: string) => app.worlds.get('default').mailbox.list(to)
  const maya = seeded.journey('maya-hip')

  test('one message, in the language of the person, that leads to the most urgent open task', async () => {
    const luc = seeded.journey('luc-asthma')
    const before = mails('maya@portage.test').length
    expect(await remind([maya])).toEqual(['reminded'])
    const [mail, ...older] = mails('maya@portage.test')
    expect(older).toHaveLength(before)
    expect(mail?.subject).toBe('A reminder from Lakeside Family Health: a step is waiting for you')
    expect(mail?.link).toMatch(
      new RegExp(`^http://localhost:4010/patient/organizations/${lakeside}/journeys/${maya}/[0-9a-f-]{36}$`),
    )
    const own = await POST(path, { ids: [luc] }, { as: 'priya' })
    expect(own.body).toMatchObject({ results: [{ id: luc, outcome: 'reminded' }] })
    expect(mails('luc@portage.test')[0]?.subject).toMatch(/^Rappel de .+ : une étape vous attend$/)
  })

  test('not twice within a day; not where nothing is open', async () => {
    const ended = seeded.journey('theo-new-parent')
    expect(await remind([ended, maya])).toEqual(['no_open_task', 'reminded'])
    expect(await remind([maya, ended])).toEqual(['reminded_recently', 'no_open_task'])
    expect(mails('theo@portage.test')).toEqual([])
    const { clock } = app.worlds.get('default')
    clock.set(clock.now() + day)
    expect(await remind([maya])).toEqual(['reminded'])
  })

  test('one journey of strangers: a 404, and no one is reminded', async () => {
    const foreign = [...app.worlds.get('default').tables.instances.values()].find(
      (one) => one.organization === seeded.organization('fleuve'),
    )
    expect((await POST(path, { ids: [maya, foreign?.id] }, samuel)).status).toBe(404)
    expect(await remind([maya])).toEqual(['reminded'])
  })

  testRows<[string, string[]]>(
    [
      ['none', []],
      [
        '101',
        Array.from({ length: 101 }, (_, one) => `00000000-0000-4000-8000-${String(one).padStart(12, '0')}`),
      ],
      ['the same twice', [maya, maya]],
      ['no id', ['maya']],
    ],
    freshWorld,
  )('%s: a 400', async (_, ids) => {
    expect((await POST(path, { ids }, samuel)).status).toBe(400)
  })
})

describe('23.3: ending several journeys', () => {
  const path = '/v1/process-instances/end/'
  const maya = seeded.journey('maya-hip')
  const over = seeded.journey('theo-new-parent')
  const end = async (ids: string[], reason?: string) => {
    const reply = await POST(path, { ids, ...(reason && { reason }) }, samuel)
    expectContract('endProcessInstances', reply)
    return (reply.body as ProcessInstanceEnded).results.map(({ outcome }) => outcome)
  }
  const statusOf = async () =>
    ((await GET(`/v1/process-instances/${maya}/`, samuel)).body as ProcessInstance).status

  test('what is over stays; the reason is in the history', async () => {
    expect(await end([over, maya], 'The surgery was cancelled.')).toEqual(['already_over', 'ended'])
    expect(await statusOf()).toBe('cancelled')
    const events = await GET(`/v1/process-instances/${maya}/events/`, { as: 'maya' })
    expect(JSON.stringify(events.body)).toContain('The surgery was cancelled.')
    expect(await end([maya])).toEqual(['already_over'])
  })

  test('one journey of strangers: a 404, and none ends', async () => {
    const foreign = seeded.journey('luc-asthma')
    expect((await POST(path, { ids: [maya, foreign] }, samuel)).status).toBe(404)
    expect(await statusOf()).toBe('active')
  })
})

describe('saved views', () => {
  const path = '/v1/saved-views/'
  const list = async (options: CallOptions = samuel) => {
    const reply = await GET(`${path}?organization=${lakeside}&process_definition=${hip}`, options)
    expectContract('listSavedViews', reply)
    return (reply.body as SavedViewList).results
  }

  test('are kept as they were sent, listed by name, and each person’s own', async () => {
    await newSavedView()
    await newSavedView({ name: 'À rappeler', filters: {}, ordering: [] })
    const views = await list()
    expect(views.map(({ name }) => name)).toEqual(['À rappeler', 'Late with their answers'])
    expect(views[1]).toMatchObject(lateView)
    expect(await list({ as: 'ana' })).toEqual([])
    const address = `${path}${views[0]?.id}/`
    expect((await PATCH(address, { name: 'Mine' }, { as: 'ana' })).status).toBe(404)
    expect((await DELETE(address, { as: 'ana' })).status).toBe(404)
    expect(
      (await GET(`${path}?process_definition=${seeded.definition('new-parent')}`, samuel)).body,
    ).toMatchObject({
      count: 0,
    })
  })

  test('are changed and forgotten', async () => {
    const address = await newSavedView()
    const changed = await PATCH(
      address,
      { name: ' This week ', columns: ['name'], filters: { overdue: false } },
      samuel,
    )
    expectContract('updateSavedView', changed)
    expect(changed.body).toMatchObject({
      name: 'This week',
      columns: ['name'],
      filters: { overdue: false },
      ordering: lateView.ordering,
    })
    expect((await DELETE(address, samuel)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await DELETE(address, samuel)).status).toBe(404)
  })

  test('a name is not blank and unique per journey', async () => {
    const address = await newSavedView()
    const again = await POST(path, { ...lateView, name: 'LATE with their ànswers' }, samuel)
    expect([again.status, again.body]).toEqual([400, { name: ['You already have a view with this name.'] }])
    expect((await POST(path, { ...lateView, name: '   ' }, samuel)).body).toEqual({
      name: ['This field may not be blank.'],
    })
    expect((await PATCH(address, { name: lateView.name }, samuel)).status).toBe(200)
    expect((await PATCH(address, {}, samuel)).status).toBe(400)
  })

  test('of another organization, or a journey that it does not offer: 404', async () => {
    const fleuve = seeded.organization('fleuve')
    expect((await GET(`${path}?organization=${fleuve}`, samuel)).status).toBe(404)
    expect((await POST(path, { ...lateView, organization: fleuve }, samuel)).status).toBe(404)
    expect(
      (await POST(path, { ...lateView, organization: seeded.organization('northern') }, samuel)).status,
    ).toBe(404)
  })
})
