// The care team's operations on invitations: list, invite, resend, cancel.
import { beforeEach, describe, expect, test } from 'vitest'
import type { InvitationBatchResult, InvitationList, InvitationPreview } from '#generated/model/index.ts'
import { app, GET, PATCH, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

const lakeside = seeded.organization('lakeside')
const hip = seeded.definition('hip-replacement')

beforeEach(() => {
  app.worlds.reset('default')
})

const list = async (query: string, as: 'samuel' | 'ana' = 'samuel') => {
  const answer = await GET(`/v1/invitations/?organization=${lakeside}&${query}`, { as })
  expectContract('listInvitations', answer)
  return (answer.body as InvitationList).results
}
const emails = async (query: string) => (await list(query)).map(({ email }) => email)
const invite = async (typed: readonly string[], changes: object = {}) => {
  const body = {
    organization: lakeside,
    process_definition: hip,
    language: 'fr-ca',
    emails: typed,
    ...changes,
  }
  const answer = await POST('/v1/invitations/', body, { as: 'samuel' })
  expectContract('createInvitations', answer)
  return answer
}
const mailTo = (email: string) => app.worlds.get('default').mailbox.list(email)

describe('the list (CALL-32)', () => {
  test('is the newest first without an order; what was never sent comes last', async () => {
    const sent = (await list('')).map(({ last_sent_at: at }) => at ?? '')
    expect(sent.length).toBeGreaterThan(5)
    expect(sent).toEqual(sent.toSorted().toReversed())
  })

  test('DATA-39..42: a row has what the care team needs', async () => {
    const [bounced] = await list('delivery=bounced')
    expect(bounced).toMatchObject({
      id: seeded.invitation('invite-bounced'),
      token: 'invite-bounced',
      status: 'PENDING',
      email: 'bernard.aubin@protage.test',
      process_definition: hip,
      language: 'fr-ca',
      delivery: 'bounced',
      sent_by: { display_name: 'Samuel Roy' },
      resend_blocked_until: null,
    })
  })

  test.each([
    ['status__in=DECLINED', ['denis@portage.test']],
    ['status__in=CANCELLED,EXPIRED&ordering=email', ['alex@portage.test', 'sofia@portage.test']],
    ['search=THEO', ['theo@portage.test']],
    [
      `process_definition=${seeded.definition('new-parent')}&ordering=-email`,
      ['theo@portage.test', 'alex@portage.test'],
    ],
  ])('is filtered and sorted: %s', async (query, expected) => expect(await emails(query)).toEqual(expected))
})

describe('inviting', () => {
  test('tells of each address what became of it (INV-05: there is no limit)', async () => {
    const { status, body } = await invite([
      'lucie@portage.test',
      'not an address',
      ' LUCIE@portage.test ',
      'jo@portage.test',
      'Maya@portage.test',
      'busy.line@portage.test',
      'zoe@bounce.test',
    ])
    expect(status).toBe(201)
    const { results } = body as InvitationBatchResult
    expect(results.map(({ email, outcome }) => [email, outcome])).toEqual([
      ['lucie@portage.test', 'invited'],
      ['not an address', 'invalid'],
      ['LUCIE@portage.test', 'duplicate'],
      ['jo@portage.test', 'already_invited'],
      ['Maya@portage.test', 'already_enrolled'],
      ['busy.line@portage.test', 'not_sent'],
      ['zoe@bounce.test', 'invited'],
    ])
    expect(await emails('search=zoe&delivery=bounced')).toEqual(['zoe@bounce.test'])
    expect(await emails('search=busy')).toEqual([])
  })

  test('sends a message in the language of the invitation with a link that opens it', async () => {
    await invite(['lucie@portage.test'])
    const [mail] = mailTo('lucie@portage.test')
    expect(mail?.subject).toBe('Lakeside Family Health vous invite')
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    expect(mail?.link).toBe(`http://localhost:4010/accept?token=${token}`)
    expect(mail?.body).toContain(mail?.link)
    const review = await GET(`/v1/invitations/${token}/review/`, { as: null })
    expect(review.body).toMatchObject({ status: 'PENDING', sent_by: 'Samuel Roy', may_be_guest: true })
  })

  test('what could not be sent can be tried again', async () => {
    await invite(['busy@portage.test'])
    expect(mailTo('busy@portage.test')).toEqual([])
    const { body } = await invite(['busy@portage.test'])
    expect((body as InvitationBatchResult).results[0]?.outcome).toBe('invited')
    expect(mailTo('busy@portage.test')).toHaveLength(1)
  })

  test('an ended invitation does not block another', async () => {
    const { body } = await invite(['sofia@portage.test', 'denis@portage.test'])
    expect((body as InvitationBatchResult).results.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'invited',
    ])
  })

  test('a journey of another organization is refused, another organization is not there', async () => {
    const other = await invite(['a@portage.test'], {
      process_definition: seeded.definition('asthma-check-in'),
    })
    expect([other.status, Object.keys(Object(other.body))]).toEqual([400, ['process_definition']])
    expect((await invite(['a@portage.test'], { organization: seeded.organization('fleuve') })).status).toBe(
      404,
    )
    expect((await invite([])).status).toBe(400)
  })

  test('a preview sends nothing', async () => {
    const body = { organization: lakeside, process_definition: hip, language: 'en-ca' }
    const typed = ['lee@portage.test', 'jo@portage.test', 'x@']
    const answer = await POST('/v1/invitations/preview/', { ...body, emails: typed }, { as: 'samuel' })
    expectContract('previewInvitations', answer)
    const { subject, body: words, results } = answer.body as InvitationPreview
    expect(subject).toBe('Lakeside Family Health invites you')
    expect(words).toContain('Samuel Roy at Lakeside Family Health invites you to')
    expect(results.map(({ finding }) => finding)).toEqual(['new', 'already_invited', 'invalid'])
    expect(mailTo('lee@portage.test')).toEqual([])
    expect(await emails('search=lee@')).toEqual([])
  })
})

describe('sending again (CALL-33, INV-02)', () => {
  const path = `/v1/invitations/${seeded.invitation('invite-bounced')}/resend/`

  test('waits a minute, and the list says until when', async () => {
    expect((await POST(path, undefined, { as: 'samuel' })).status).toBe(200)
    const [row] = await list('search=aubin')
    expect(Date.parse(row?.resend_blocked_until ?? '') - Date.parse(row?.last_sent_at ?? '')).toBe(60_000)
    const again = await POST(path, undefined, { as: 'samuel' })
    expectContract('resendInvitation', again)
    expect(again.status).toBe(429)
    const wait = Number(again.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    app.worlds.get('default').clock.advance(61_000)
    expect((await POST(path, undefined, { as: 'samuel' })).status).toBe(200)
    expect(mailTo('bernard.aubin@protage.test')).toHaveLength(2)
  })

  test('is not possible for what was answered; taking back makes it EXPIRED (CALL-35)', async () => {
    const pending = `/v1/invitations/${seeded.invitation('invite-lakeside')}/`
    const { body } = await PATCH(pending, { status: 'EXPIRED' }, { as: 'samuel' })
    expect(body).toMatchObject({ status: 'EXPIRED' })
    const declined = `/v1/invitations/${seeded.invitation('invite-declined')}/resend/`
    const refused = await POST(declined, undefined, { as: 'samuel' })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'invitation_closed' }])
  })
})
