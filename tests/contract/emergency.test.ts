// The emergency page (B11): the details that only it has, and a share that shows no more than it.
import { beforeEach, describe, expect, test } from 'vitest'
import type { HealthStory } from '#generated/model/index.ts'
import { emergencyParts, emergencyStory } from '#src/features/summary/emergency/emergency-story.ts'
import { freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const owners = { maya: 'maya', rose: 'theo' } as const
const details = (who: 'maya' | 'noor') => `/v1/patients/${seeded.patient(who)}/emergency-details/`
const storyOf = async (who: keyof typeof owners): Promise<HealthStory> =>
  Object((await GET(`/v1/patients/${seeded.patient(who)}/health-story/`, { as: owners[who] })).body)

const whole = {
  date_of_birth: '1988-04-12',
  spoken_languages: 'English',
  implants: 'Hip plate, 2020',
  contact: { name: 'Louise Roy', relation: 'Neighbour', phone: '+16135550188' },
}

beforeEach(freshWorld)

test('B11: what is saved is in the Health Story at once, and null takes it away', async () => {
  const saved = await PUT(details('maya'), whole)
  expectContract('saveEmergencyDetails', saved)
  expect(saved.body).toMatchObject(whole)
  expect((await GET(details('maya'))).body).toEqual(saved.body)
  expect((await storyOf('maya')).patient).toMatchObject({
    date_of_birth: '1988-04-12',
    spoken_languages: 'English',
    implants: 'Hip plate, 2020',
    emergency_contact: whole.contact,
  })
  await PUT(details('maya'), { date_of_birth: null, spoken_languages: null, implants: null, contact: null })
  expect((await storyOf('maya')).patient).toMatchObject({ date_of_birth: null, emergency_contact: null })
})

testRows(
  [
    ['a birth in the future', { date_of_birth: '2090-01-01' }],
    ['a birth 126 years ago', { date_of_birth: '1899-01-01' }],
    ['a contact without a number', { contact: { name: 'Louise', relation: null } }],
    ['a number that is none', { contact: { ...whole.contact, phone: '613' } }],
    ['a text of two lines', { implants: 'a\nb' }],
    ['a long text', { implants: 'x'.repeat(201) }],
  ],
  freshWorld,
)('VAL-49, VAL-50, VAL-58: %s is a 400', async (_, changes) => {
  expect((await PUT(details('maya'), { ...whole, ...changes })).status).toBe(400)
})

test('SEC-05: the details of somebody else are a 404, for care teams and administrators too', async () => {
  for (const as of ['theo', 'samuel', 'priya'] as const) {
    expect((await GET(details('maya'), { as })).status).toBe(404)
    expect((await PUT(details('maya'), whole, { as })).status).toBe(404)
  }
})

describe('a share of the emergency page', () => {
  testRows(['maya', 'rose'] as const, freshWorld)(
    'SHARE-05: of %s it returns exactly what the page shows',
    async (who) => {
      const { body } = await POST(
        '/v1/health-story-shares/',
        {
          patient: seeded.patient(who),
          view: 'emergency',
          sections: emergencyParts,
          language: 'both',
          label: 'Wallet card',
          allow_note: false,
        },
        { as: owners[who] },
      )
      const base = `/v1/health-story-shares/${String(Object(body).token)}`
      const opened = await POST(`${base}/unlock/`, { passcode: Object(body).passcode }, { as: null })
      const reply = await GET(`${base}/summary/`, {
        as: { bearer: String(Object(opened.body).access_token) },
      })
      expectContract('getSharedHealthStory', reply)
      const shared = Object(reply.body)
      expect(shared.view).toBe('emergency')
      const own = emergencyStory(await storyOf(who))
      const ids = ({ sections }: Pick<HealthStory, 'sections'>) =>
        emergencyParts.map((part) => [part, sections[part]?.results.map(({ id }) => id)])
      expect(ids(shared.story)).toEqual(ids(own))
      expect(Object.keys(shared.story.sections)).toEqual([...emergencyParts])
      // The page is a selection: the whole record has more.
      const all = ids(await storyOf(who)).flatMap(([, found]) => found)
      expect(all.length).toBeGreaterThan(ids(own).flatMap(([, found]) => found).length)
    },
  )
})
