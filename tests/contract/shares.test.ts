// Sharing a Health Story (SHARE-01..05): permissions, expiry, limits, and what stays secret.
import { beforeEach, describe, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const base = '/v1/health-story-shares/'
const patient = seeded.patient('maya')
const wanted = {
  patient,
  sections: ['allergies', 'medications'],
  language: 'en-ca',
  label: 'Dr. Roy',
  allow_note: true,
}
const hour = 3_600_000
const stranger = { as: null }

type Created = { id: string; token: string; url: string; passcode: string; expires_at: string }
const share = async (changes: object = {}): Promise<Created> =>
  Object((await POST(base, { ...wanted, ...changes })).body)
const review = (token: string) => GET(`${base}${token}/review/`, stranger)
const unlock = (token: string, passcode: string, more: object = {}) =>
  POST(`${base}${token}/unlock/`, { passcode, ...more }, stranger)
const open = async ({ token, passcode }: Created): Promise<CallOptions> => ({
  as: { bearer: String(Object((await unlock(token, passcode)).body).access_token) },
})
const note = (token: string, as: CallOptions, text = 'Bring your inhaler.') =>
  POST(`${base}${token}/notes/`, { author_name: 'Dr. Roy', text }, as)
const revoke = (id: string, as: CallOptions = {}) => POST(`${base}${id}/revoke/`, undefined, as)
const listed = async (query = ''): Promise<Record<string, unknown>[]> =>
  Object((await GET(`${base}?patient=${patient}${query}`)).body).results
const other = (passcode: string) => (passcode === '000000' ? '000001' : '000000')

beforeEach(freshWorld)

describe('making one', () => {
  test('SHARE-01, SHARE-02: a link and a passcode, good for 48 hours, told once', async () => {
    const before = app.worlds.get('default').clock.now()
    const reply = await POST(base, wanted)
    expect(reply.status).toBe(201)
    const made: Created = Object(reply.body)
    expect(made.token).toMatch(/^[\w-]{22,}$/)
    expect(made.url).toBe(`http://localhost:4010/share/${made.token}/accept`)
    expect(made.passcode).toMatch(/^\d{6}$/)
    expect(Math.round((Date.parse(made.expires_at) - before) / hour)).toBe(48)
    const { text } = await GET(`${base}?patient=${patient}`)
    expect(text).toContain(made.id)
    expect(text).not.toContain(made.token)
    expect(text).not.toContain(`"${made.passcode}"`)
  })

  test('no two are alike', async () => {
    const made = [await share(), await share(), await share()]
    expect(new Set(made.map(({ token }) => token)).size).toBe(3)
    expect(new Set(made.map(({ passcode }) => passcode)).size).toBeGreaterThan(1)
  })

  testRows(
    [
      ['no part', { sections: [] }],
      ['a part that is none', { sections: ['finances'] }],
      ['no label', { label: '' }],
      ['a long label', { label: 'x'.repeat(81) }],
      ['another language', { language: 'de' }],
      ['a field that is none', { passcode: '123456' }],
    ],
    freshWorld,
  )('%s is a 400', async (_, changes) => {
    const reply = await POST(base, { ...wanted, ...changes })
    expect(reply.status).toBe(400)
    expectContract('createHealthStoryShare', reply)
  })

  test('SEC-05: nobody shares, lists or turns off what is of somebody else, a care team neither', async () => {
    const { id } = await share()
    for (const as of ['theo', 'samuel', 'priya'] as const) {
      expect((await POST(base, wanted, { as })).status).toBe(404)
      expect((await GET(`${base}?patient=${patient}`, { as })).status).toBe(404)
      expect((await revoke(id, { as })).status).toBe(404)
    }
    expect((await POST(base, wanted, stranger)).status).toBe(401)
    expect((await review((await share()).token)).status).toBe(200)
  })

  test('20 are active at a time; turning one off makes room', async () => {
    const made: Created[] = []
    for (let at = 0; at < 19; at += 1) made.push(await share())
    const refused = await POST(base, wanted)
    expect(refused.status).toBe(409)
    expectContract('createHealthStoryShare', refused)
    await revoke(made[0]?.id ?? '')
    expect((await POST(base, wanted)).status).toBe(201)
  })

  test('the list is of one profile, newest first, and filters by state', async () => {
    expect((await GET(base)).status).toBe(400)
    await share({ label: 'Newest' })
    expect((await listed()).map(({ label }) => label)).toEqual([
      'Newest',
      'Dr. Roy, walk-in clinic',
      'Pharmacie du coin',
      'Physiotherapy',
    ])
    expect((await listed('&status__in=revoked,expired')).map(({ status }) => status)).toEqual([
      'revoked',
      'expired',
    ])
  })
})

describe('opening one', () => {
  test('SHARE-03: the holder of the link learns a first name and an initial, and until when', async () => {
    const { token, expires_at } = await share()
    expect((await review(token)).body).toEqual({
      from_name: 'Maya T.',
      expires_at,
      allow_note: true,
      attempts_remaining: 5,
    })
  })

  test('the passcode opens it, however it is spaced, and the opening is written down', async () => {
    const { token, passcode, id } = await share()
    const typed = ` ${passcode.slice(0, 3)}-${passcode.slice(3)} `
    const reply = await unlock(token, typed, { recipient_name: ' Dr. Roy ' })
    expect(reply.status).toBe(200)
    expectContract('unlockHealthStoryShare', reply)
    await unlock(token, passcode)
    const [row] = await listed()
    expect(row).toMatchObject({ id, opened_count: 2 })
    expect(Object(row?.['openings']).map((one: object) => Object(one).recipient_name)).toEqual([
      '',
      'Dr. Roy',
    ])
    expect(row?.['last_opened_at']).not.toBeNull()
  })

  test('ERR-49, ERR-50: five wrong passcodes lock it, also for the right one', async () => {
    const made = await share()
    const wrong = other(made.passcode)
    for (const left of [4, 3, 2, 1]) {
      const reply = await unlock(made.token, wrong)
      expect([reply.status, Object(reply.body).code]).toEqual([400, 'incorrect_passcode'])
      expect(Object(reply.body).attempts_remaining).toBe(left)
      expectContract('unlockHealthStoryShare', reply)
    }
    for (const passcode of [wrong, made.passcode]) {
      const reply = await unlock(made.token, passcode)
      expect([reply.status, Object(reply.body).code]).toEqual([403, 'verification_limit_exceeded'])
      expectContract('unlockHealthStoryShare', reply)
    }
    expect(Object((await review(made.token)).body).attempts_remaining).toBe(0)
    expect((await listed())[0]).toMatchObject({ status: 'locked', opened_count: 0 })
  })

  test('the right passcode gives the tries back', async () => {
    const { token, passcode } = await share()
    await unlock(token, other(passcode))
    await unlock(token, passcode)
    expect(Object((await review(token)).body).attempts_remaining).toBe(5)
  })

  test('SHARE-04: expired, turned off and unknown are one answer, to whatever passcode (no oracle)', async () => {
    const gone = [
      'share-maya-expired-0001',
      'share-maya-turned-off-01',
      'never-was-such-a-token',
      'short',
      '%2e%2e%2fusers%2fcurrent',
    ]
    const answers = new Set<string>()
    for (const token of gone) {
      for (const reply of [
        await review(token),
        await unlock(token, '771204'),
        await unlock(token, '305172'),
        await unlock(token, '000000'),
      ]) {
        reply.headers.delete('x-request-id') // each answer's own
        answers.add(`${reply.status} ${reply.text} ${[...reply.headers].join()}`)
      }
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 \{"detail":"Not found\."\}/)])
  })
})

describe('what an access is good for', () => {
  test('notes, of this share only', async () => {
    const made = await share()
    const as = await open(made)
    const reply = await note(made.token, as)
    expect(reply.status).toBe(201)
    expect((await listed())[0]?.['notes']).toEqual([
      expect.objectContaining({ author_name: 'Dr. Roy', text: 'Bring your inhaler.' }),
    ])
    expect((await note((await share()).token, as)).status).toBe(401)
    expect((await note(made.token, stranger)).status).toBe(401)
    expect((await note('never-was-such-a-token', as)).status).toBe(401)
  })

  test('nothing else of the API, and a sign-in is no access', async () => {
    const made = await share()
    const as = await open(made)
    for (const path of ['/v1/users/current/', '/v1/patients/', `${base}?patient=${patient}`]) {
      expect((await GET(path, as)).status, path).toBe(401)
    }
    expect((await note(made.token, { as: 'maya' })).status).toBe(403)
  })

  test('no note where none is wanted, and 20 at most', async () => {
    const silent = await share({ allow_note: false })
    expect((await note(silent.token, await open(silent))).status).toBe(403)
    const made = await share()
    const as = await open(made)
    for (let at = 0; at < 20; at += 1) await note(made.token, as)
    const refused = await note(made.token, as)
    expect(refused.status).toBe(409)
    expectContract('createHealthStoryShareNote', refused)
  })

  test('SHARE-02: it ends after 48 hours, for who is in too; who was in is told why', async () => {
    const made = await share()
    const as = await open(made)
    app.worlds.get('default').clock.advance(48 * hour)
    const reply = await note(made.token, as)
    expect([reply.status, Object(reply.body).code]).toEqual([410, 'expired'])
    expectContract('createHealthStoryShareNote', reply)
    expect((await review(made.token)).status).toBe(404)
  })

  test('SHARE-04: it ends when its owner turns it off', async () => {
    const made = await share()
    const as = await open(made)
    const off = await revoke(made.id)
    expect(off.body).toMatchObject({ status: 'revoked' })
    expect((await revoke(made.id)).text).toBe(off.text)
    const reply = await note(made.token, as)
    expect([reply.status, Object(reply.body).code]).toEqual([410, 'revoked'])
    expect((await review(made.token)).status).toBe(404)
  })

  test('an hour before its end it still opens', async () => {
    const made = await share()
    app.worlds.get('default').clock.advance(47 * hour)
    expect((await unlock(made.token, made.passcode)).status).toBe(200)
  })
})

test('seeded shares: one open and read twice, one turned off, one expired', async () => {
  expect(await listed()).toMatchObject([
    { id: uuidOf('share:share-maya-open-for-dr-roy'), status: 'active', opened_count: 2 },
    { status: 'revoked', opened_count: 1 },
    { status: 'expired', opened_count: 0 },
  ])
})
