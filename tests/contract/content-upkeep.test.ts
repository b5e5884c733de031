// Where a content is used, when it is reviewed, and when it is published by the clock (ROUTE-11, ROUTE-12).
import { beforeEach, describe, expect, test } from 'vitest'
import { canadianDay, iso } from '#mock-server/store/clock.ts'
import {
  changeAs as send,
  lakeside,
  newContent,
  saveContent as save,
  seededContent,
} from './support/admin/contents.ts'
import { app, GET, PATCH, seeded } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const list = async (query: string) =>
  Object((await GET(`/v1/organization-contents/?organization=${lakeside}&${query}`, { as })).body)
const read = async (path: string) => Object((await GET(path, { as })).body)
const both = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })
const whole = {
  title: both('Sleeping well', 'Bien dormir'),
  summary: both('Three habits.', 'Trois habitudes.'),
  body: both('<p>Get up at the same time.</p>', '<p>Levez-vous à la même heure.</p>'),
  tags: ['sleep'],
}
/** Maya's library. */
const libraryOf = async (search: string) =>
  Object(
    (
      await GET(
        `/v1/user-contents/?organization=${lakeside}&patient=${seeded.patient('maya')}&search=${search}`,
      )
    ).body,
  ).results as { id: string; content: object }[]

describe('where it is used', () => {
  const usesOf = async (key: string) => (await read(seededContent(key))).uses
  const none = { journeys: [], is_featured: false, recommended_count: 0, saved_count: 0, started_count: 0 }

  test('journeys, the organization, the care team and people, whether they opened their library or not', async () => {
    expect(await usesOf('hip-home-ready')).toEqual({
      ...none,
      journeys: [
        {
          id: seeded.definition('hip-replacement'),
          name: 'Hip replacement preparation',
          status: 'published',
          open_enrolment_count: expect.any(Number),
        },
      ],
      saved_count: 1,
      started_count: 1,
    })
    // finished, so it is not among those who started it
    expect(await usesOf('hip-crutches')).toMatchObject({ saved_count: 0, started_count: 0 })
    expect(await usesOf('sleep-better')).toMatchObject({ recommended_count: 1, saved_count: 1 })
    expect(await read(await newContent())).toMatchObject({ uses: none })

    const [own] = await libraryOf('crutches')
    await PATCH(`/v1/user-contents/${own?.id}/`, {
      saved_at: '2026-11-20T10:00:00Z',
      progress: 10,
      read_at: null,
    })
    expect(await usesOf('hip-crutches')).toMatchObject({ saved_count: 1, started_count: 1 })
    await send('POST', `${seededContent('hip-crutches')}unpublish/`, 1)
    expect(await usesOf('hip-crutches')).toMatchObject({ saved_count: 1, started_count: 1 })
  })
})

describe('review dates', () => {
  const path = seededContent('hip-crutches')
  const today = () => canadianDay(app.worlds.get('default').clock.now())
  const review = (from: number, review_on: string | null, reviewed = false) =>
    send('PUT', `${path}review/`, from, { review_on, reviewed })

  test('a content is due on its day; marking it as reviewed moves the day and tells patients, and publishes nothing', async () => {
    const { clock } = app.worlds.get('default')
    const day = canadianDay(clock.now() + 40 * 86_400_000)
    expect((await review(1, today())).body).toMatchObject({ review_on: ['Enter a day after today.'] })
    expect((await review(1, day)).body).toMatchObject({ revision: 2, review_on: day, is_review_due: false })
    expect(await read(path)).toMatchObject({ status: 'published', reviewed_at: '2026-08-30' })
    const due = async (wanted: boolean) =>
      (await list(`review_due=${wanted}&page_size=100`)).results.map(({ id }: { id: string }) => id)
    const id = path.split('/').at(-2)
    expect([(await due(true)).includes(id), (await due(false)).includes(id)]).toEqual([false, true])
    clock.advance(40 * 86_400_000)
    expect([(await due(true)).includes(id), (await due(false)).includes(id)]).toEqual([true, false])
    expect((await list('search=crutches')).results[0]).toMatchObject({ is_review_due: true })

    await save(path, 2, { title: both('Crutches, step by step', '') })
    expect((await review(3, null, true)).body).toMatchObject({
      status: 'changed',
      review_on: null,
      is_review_due: false,
      reviewed_at: today(),
    })
    const [shown] = await libraryOf('crutches')
    expect(shown?.content).toMatchObject({ title: 'Walking with crutches', reviewed_at: today() })
    const events = (await GET(`/v1/audit-events/?object_type=content&object_id=${id}`, { as })).body
    expect(Object(events).results[0].changes).toEqual([
      { field: 'review_on', before: day, after: null },
      { field: 'reviewed_at', before: '2026-08-30', after: today() },
    ])
  })

  test('it stays as published when nothing else is changed', async () => {
    expect((await review(1, null, true)).body).toMatchObject({ status: 'published' })
    expect((await review(1, null)).status).toBe(412)
  })
})

describe('scheduled publishing', () => {
  const inHours = (hours: number) => iso(app.worlds.get('default').clock.now() + hours * 3_600_000)
  const pass = (hours: number) => app.worlds.get('default').clock.advance(hours * 3_600_000)
  const schedule = (path: string, from: number, publish_at: string | null) =>
    send('PUT', `${path}schedule/`, from, { publish_at })
  const none = { publish_at: null, publish_failed_at: null }
  const drafts = async () =>
    Object((await GET('/v1/admin-items/?kind__in=unpublished_draft', { as })).body).results.filter(
      ({ object_type: type }: { object_type: string }) => type === 'content',
    )

  test('patients see what is saved by then, in the name of who scheduled it; the list says so before', async () => {
    const path = await newContent()
    expect(Object.keys(Object((await schedule(path, 1, inHours(2))).body))).toContain('tags')
    await save(path, 1, whole)
    expect((await schedule(path, 2, inHours(0))).body).toEqual({
      publish_at: ['Choose a time in the future.'],
    })
    const at = inHours(2)
    expect((await schedule(path, 2, at)).body).toMatchObject({ status: 'draft', revision: 3, publish_at: at })
    expect((await list('search=Sleeping well')).results).toMatchObject([{ publish_at: at }])
    await save(path, 3, { summary: both('Four habits.', 'Quatre habitudes.') })
    pass(1)
    expect(await read(path)).toMatchObject({ status: 'draft', publish_at: at })
    pass(1.1)
    expect(await libraryOf('Four habits')).toHaveLength(1)
    expect(await read(path)).toMatchObject({ status: 'published', revision: 5, ...none })
    const events = (
      await GET(`/v1/audit-events/?object_type=content&object_id=${path.split('/')[3]}`, { as })
    ).body
    expect(Object(events).results[0]).toMatchObject({ action: 'published', actor_name: 'Priya Nair' })
  })

  test('if something is missing by then, it is not published and says so until it is scheduled or published', async () => {
    const path = await newContent()
    await save(path, 1, whole)
    const at = inHours(2)
    await schedule(path, 2, at)
    await save(path, 3, { tags: [] })
    pass(3)
    expect(await read(path)).toMatchObject({ status: 'draft', publish_at: null, publish_failed_at: at })
    expect(await drafts()).toMatchObject([
      { name: 'Sleeping well', detail: expect.stringContaining('something was missing') },
    ])
    await save(path, 4, whole)
    expect((await schedule(path, 5, inHours(2))).body).toMatchObject({ publish_failed_at: null })
    expect(await drafts()).toEqual([])
  })

  test('it is changed and cancelled at any time; publishing or unpublishing before cancels it', async () => {
    const path = seededContent('hip-crutches')
    await schedule(path, 1, inHours(2))
    const later = inHours(9)
    expect((await schedule(path, 2, later)).body).toMatchObject({ publish_at: later })
    expect((await schedule(path, 3, null)).body).toMatchObject(none)
    await save(path, 4, { minutes: 9 })
    await schedule(path, 5, inHours(2))
    expect((await send('POST', `${path}publish/`, 6)).body).toMatchObject(none)
    await schedule(path, 7, inHours(2))
    expect((await send('POST', `${path}unpublish/`, 8)).body).toMatchObject({ status: 'draft', ...none })
    pass(24)
    expect(await read(path)).toMatchObject({ status: 'draft', revision: 9 })
  })
})
