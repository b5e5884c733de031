// Events of one journey, and of all journeys of a profile in an organization.
import { beforeEach, describe, expect, test } from 'vitest'
import type { JourneyEvent, JourneyEventList } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { app, DELETE, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(() => void app.worlds.reset('default'))

const hip = seeded.journey('maya-hip')
const fleuve = seeded.organization('fleuve')

async function events(path: string, as: PersonName = 'maya', language = 'en-ca'): Promise<JourneyEventList> {
  return (await GET(path, { as, headers: { 'accept-language': language } })).body as JourneyEventList
}
const ofJourney = async (journey: string, as?: PersonName) =>
  (await events(`/v1/process-instances/${journey}/events/?page_size=100`, as)).results
const typesOf = (list: readonly JourneyEvent[]) => list.map(({ type }) => type)

describe('the events of a journey', () => {
  test('tell the steps, newest first, with the submission of what was answered', async () => {
    const list = await ofJourney(hip)
    expect(typesOf(list)).toEqual(['task_opened', 'task_opened', 'task_completed', 'task_opened', 'enrolled'])
    expect(list[2]).toMatchObject({
      task_name: 'About your hip',
      task_kind: 'form',
      submission: seeded.submission('maya-hip', 'about_you'),
      actor: { display_name: 'Maya Tremblay' },
      process_definition_name: 'Hip replacement preparation',
      patient: { display_name: 'Maya Tremblay' },
    })
    expect(list.map(({ actor }) => actor?.display_name ?? null)).toEqual([
      null,
      null,
      'Maya Tremblay',
      null,
      'Maya Tremblay',
    ])
  })

  test('what the care team did, with its name (CALL-50, CALL-52)', async () => {
    const open = seeded.task('maya-hip', 'hip_check_in')
    await POST(`/v1/process-instances/${hip}/cancel_activity/`, { task: open }, { as: 'samuel' })
    const start = { activity_id: 'hip_check_in', instruction_type: 'startBeforeActivity' }
    await POST(`/v1/process-instances/${hip}/add_execution/`, start, { as: 'samuel' })
    const [opened, cancelled] = await ofJourney(hip)
    expect(opened).toMatchObject({ type: 'task_opened', actor: { display_name: 'Samuel Roy' } })
    expect(cancelled).toMatchObject({ type: 'task_cancelled', task: open, submission: null })
    expect(opened?.task).not.toBe(open)
  })

  test('a question after reading, and the reason for leaving, in their words', async () => {
    await POST(`/v1/tasks/${seeded.task('maya-hip', 'day_of_surgery')}/complete/`, {
      form_data: {},
      response: 'question',
      question: ' May I drink coffee? ',
    })
    await POST(`/v1/process-instances/${hip}/cancel/`, { reason: 'I moved away.' })
    const list = await ofJourney(hip)
    expect(list.find(({ type }) => type === 'question_asked')).toMatchObject({
      text: 'May I drink coffee?',
      task_name: 'The day of your surgery',
      task_kind: 'education',
    })
    expect(list.find(({ type }) => type === 'journey_left')?.text).toBe('I moved away.')
  })

  test('the end of a journey is one', async () => {
    expect(typesOf(await ofJourney(seeded.journey('maya-new-parent')))[0]).toBe('journey_completed')
  })

  test('only some types, and the oldest first', async () => {
    const { results } = await events(
      `/v1/process-instances/${hip}/events/?type__in=enrolled,task_completed&ordering=occurred_at`,
    )
    expect(typesOf(results)).toEqual(['enrolled', 'task_completed'])
  })

  test('of another person are a 404', async () => {
    const reply = await GET(`/v1/process-instances/${hip}/events/`, { as: 'luc' })
    expect(reply.status).toBe(404)
    expectContract('listProcessInstanceEvents', reply)
  })

  test('a removed journey takes its events with it (CALL-48)', async () => {
    const all = async () => (await events(`/v1/journey-events/?process_instance=${hip}`)).count
    expect(await all()).toBeGreaterThan(0)
    await DELETE(`/v1/process-instances/${hip}/`, { as: 'priya' })
    expect((await GET(`/v1/process-instances/${hip}/events/`)).status).toBe(404)
    expect(await all()).toBe(0)
    const kept = [...app.worlds.get('default').tables.events.values()]
    expect(kept.filter(({ instance }) => instance === hip)).toEqual([])
  })
})

describe('the events of a profile', () => {
  const his = `/v1/journey-events/?organization=${fleuve}&patient=${seeded.patient('gabriel')}`

  test('page: more than 60 in one organization, over months, none of another', async () => {
    const first = await events(his, 'gabriel')
    expect(first.count).toBeGreaterThan(60)
    expect([first.results.length, first.previous]).toEqual([20, null])
    const second = await events((first.next ?? '').replace(/^.*?\/v1/, '/v1'), 'gabriel')
    const times = [...first.results, ...second.results].map((one) => one.occurred_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(40)
    const all = await events(`${his}&page_size=100&page=2`, 'gabriel')
    expect(new Set(all.results.map(({ organization }) => organization))).toEqual(new Set([fleuve]))
  })

  test('are found by the words of their step, journey or question', async () => {
    const { results } = await events(`${his}&search=maple`, 'gabriel')
    expect(results.map(({ type, text }) => [type, text])).toEqual([
      ['question_asked', 'How much maple syrup may I have on Sundays?'],
    ])
    expect((await events(`${his}&search=zzzz`, 'gabriel')).count).toBe(0)
  })

  test('of several profiles, of one journey, in one role', async () => {
    const count = async (query: string, as: PersonName) =>
      (await events(`/v1/journey-events/?page_size=100${query}`, as)).results
    const both = await count(`&patient__in=${seeded.patient('rose')},${seeded.patient('theo')}`, 'theo')
    expect(new Set(both.map(({ patient }) => patient.display_name))).toEqual(
      new Set(['Rose Martin', 'Theo Martin']),
    )
    const one = await count(`&process_instance=${seeded.journey('rose-hip')}`, 'theo')
    expect(new Set(one.map((event) => event.process_instance))).toEqual(new Set([seeded.journey('rose-hip')]))
    const own = await count('&my_role_type=patient', 'ana')
    expect(new Set(own.map(({ patient }) => patient.display_name))).toEqual(new Set(['Ana Okafor']))
  })

  test('are private: a patient sees none of another person, with any query', async () => {
    expect((await events(`/v1/journey-events/?patient=${seeded.patient('gabriel')}`)).count).toBe(0)
  })

  test('names are in the requested language, and fall back to English', async () => {
    const { results } = await events(`${his}&type__in=enrolled`, 'gabriel', 'fr-ca')
    expect(new Map(results.map((one) => [one.process_definition_name, one.languages.length]))).toEqual(
      new Map([
        ['Vivre avec le diabète de type 2', 2],
        ['Suivi de l’asthme', 2],
        ['Quit smoking in 3 weeks', 1],
      ]),
    )
  })
})
