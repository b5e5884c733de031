// The problems of a design while it is written (JOURNEY-15): each planted fault is named at its place.
import { beforeEach, expect, test } from 'vitest'
import type { JourneyCheck, JourneyDesign } from '#generated/model/index.ts'
import { asthmaCheckIn } from '#mock-server/store/seeds/journeys/asthma-check-in.ts'
import { diabetesEducation } from '#mock-server/store/seeds/journeys/diabetes-education.ts'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { testRows } from '#tests/support/table.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { changeAs, saveContent } from './support/admin/contents.ts'
import { errors, faultless, warnings } from './support/admin/design-faults.ts'
import { begun, matching } from './support/admin/journeys.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'

beforeEach(freshWorld)

const hip = seeded.definition('hip-replacement')

const check = async (design: JourneyDesign, locale = 'en-ca', journey = hip) => {
  const reply = await POST(
    `/v1/journey-definitions/${journey}/check/`,
    { design },
    { as: 'priya', headers: { 'accept-language': locale } },
  )
  expect(reply.status).toBe(200)
  return (reply.body as JourneyCheck).problems
}

test('a design without a fault has no problems, and checking stores nothing', async () => {
  const before = await GET(`/v1/journey-definitions/${hip}/`, { as: 'priya' })
  expect(await check(faultless)).toEqual([])
  expect((await GET(`/v1/journey-definitions/${hip}/`, { as: 'priya' })).body).toEqual(before.body)
})

testRows(errors, freshWorld)(
  '%s: an error at %s, which publishing refuses',
  async (_, pointer, message, design) => {
    const found = await check(design)
    expect(found).toEqual([{ pointer, severity: 'error', message: expect.stringMatching(message) }])
    const made = Object((await begun('faulty', design)).body)
    const refused = await POST(`/v1/journey-definitions/${made.id}/publish/`, {}, matching(made.revision))
    expect([refused.status, Object(refused.body).design]).toEqual([400, { [pointer]: [found[0]?.message] }])
  },
)

testRows(warnings, freshWorld)(
  '%s: a warning at %s, which can be published',
  async (_, pointer, message, design) => {
    const found = (await check(design)).filter((one) => one.pointer === pointer)
    expect(found).toEqual([{ pointer, severity: 'warning', message: expect.stringMatching(message) }])
    const made = Object((await begun('unusual', design)).body)
    const reply = await POST(`/v1/journey-definitions/${made.id}/publish/`, {}, matching(made.revision))
    expect(reply.status).toBe(200)
  },
)

test('30 faults and more are planted, each named in both languages', async () => {
  expect(errors.length + warnings.length).toBeGreaterThan(40)
  for (const [fault, pointer, , design] of [...errors, ...warnings]) {
    const english = (await check(design)).find((one) => one.pointer === pointer)?.message
    const french = (await check(design, 'fr-ca')).find((one) => one.pointer === pointer)?.message
    expect(french, fault).toMatch(/\w+ \w+/)
    expect(french, fault).not.toBe(english)
  }
})

type Elsewhere = [
  fault: string,
  content: string | null,
  english: RegExp,
  french: RegExp,
  plant: () => unknown,
]

const fleuve = seeded.organization('fleuve')
const spacer = uuidOf(`content:${fleuve}:asthma-spacer`)
const english = { 'en-ca': 'Using a puffer with a spacer', 'fr-ca': '' }
const noFrench = { 'en-ca': uuidOf(`media:${fleuve}:/media/library/spacer.en-ca.vtt`), 'fr-ca': null }
const publish = async (changes: object) => {
  const path = `/v1/organization-contents/${spacer}/`
  expect((await saveContent(path, 1, changes)).status).toBe(200)
  expect((await changeAs('POST', `${path}publish/`, 2)).status).toBe(200)
}

const elsewhere: Elsewhere[] = [
  [
    'colours without contrast',
    null,
    /^2 colours are hard to read/,
    /^2 couleurs sont difficiles à lire/,
    () =>
      PATCH(
        `/v1/organizations/${fleuve}/`,
        { theme: { 'primary-700': '#fde047', 'text-links': '#ffffff' } },
        { as: 'priya' },
      ),
  ],
  [
    'a video that French readers cannot follow',
    spacer,
    /^“Using a puffer with a spacer” has no captions or transcript in French/,
    /^« Using a puffer with a spacer » n’a pas de sous-titres ni de transcription en français/,
    () => publish({ title: english, summary: english, captions: noFrench, transcript: english }),
  ],
]

testRows(elsewhere, freshWorld)(
  '%s: a warning that leads out of the design',
  async (_, content, en, fr, plant) => {
    const asthma = seeded.definition('asthma-check-in')
    const design = designOf(asthmaCheckIn)
    const placed = async (locale: string) =>
      (await check(design, locale, asthma)).filter((one) => one.elsewhere)
    expect(await placed('en-ca')).toEqual([])
    await plant()
    const problem = { pointer: '', severity: 'warning', elsewhere: { organization: fleuve, content } }
    expect(await placed('en-ca')).toEqual([{ ...problem, message: expect.stringMatching(en) }])
    expect(await placed('fr-ca')).toEqual([{ ...problem, message: expect.stringMatching(fr) }])
    // Another journey of the organization has the same colours, but does not recommend the content.
    const other = await check(designOf(diabetesEducation), 'en-ca', seeded.definition('diabetes-education'))
    expect(other.flatMap((one) => one.elsewhere ?? [])).toEqual(content === null ? [problem.elsewhere] : [])
  },
)
