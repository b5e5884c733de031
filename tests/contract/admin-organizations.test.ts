// Organizations as administrators set them up, and the journeys that they offer (ROUTE-09, ROUTE-10, ROUTE-16).
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  AuditEventList,
  OrganizationOfferingList,
  OrganizationOverview,
  OrganizationOverviewList,
} from '#generated/model/index.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { pngBody } from './support/admin/organizations.ts'
import { freshWorld, DELETE, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const lakeside = seeded.organization('lakeside')
const own = `/v1/organizations/${lakeside}/`
const hip = seeded.definition('hip-replacement')
const mood = seeded.definition('mood-check-in')
const parent = seeded.definition('new-parent')
const priya = { as: 'priya' } as const

beforeEach(freshWorld)

const overview = async (id = lakeside) =>
  (await GET(`/v1/organization-overviews/${id}/`, priya)).body as OrganizationOverview
const list = async (query: string) =>
  (await GET(`/v1/organization-overviews/?${query}`, priya)).body as OrganizationOverviewList
const offerings = async () => ((await GET(`${own}journeys/`, priya)).body as OrganizationOfferingList).results
const offeringOf = async (definition: string) =>
  (await offerings()).find(({ process_definition: id }) => id === definition)
/** Changes how a journey is offered, from its present revision unless another one is named; null names none. */
const offer = async (definition: string, body: object, from?: number | null) => {
  const revision = from === undefined ? (await offeringOf(definition))?.revision : from
  const headers = revision === null ? undefined : { 'if-match': `"${revision ?? 1}"` }
  const reply = await PATCH(`${own}journeys/${definition}/`, body, { ...priya, headers })
  expectContract('updateOrganizationOffering', reply)
  return reply
}
const audit = async (type: string) =>
  (
    (await GET(`/v1/audit-events/?object_type=${type}&organization=${lakeside}`, priya))
      .body as AuditEventList
  ).results

describe('CALL-26: the list', () => {
  test('has every organization by name, is searched, filtered, sorted and paged', async () => {
    const all = await list('page_size=100')
    const names = all.results.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-CA').compare))
    expect(names).toContain('Lakeside Family Health')
    expect((await list('search=helene&province__in=QC')).results.map(({ name }) => name)).toEqual([
      'Clinique du Fleuve',
    ])
    const counts = (await list('ordering=-member_count&page_size=100')).results.map((one) => one.member_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[0]).toBeGreaterThan(0)
    expect((await GET('/v1/organization-overviews/?page=9999', priya)).status).toBe(404)
  })

  test('counts the journeys that are open', async () => {
    expect((await overview()).journey_count).toBe(3)
    await offer(hip, { is_offered: false })
    expect((await overview()).journey_count).toBe(2)
  })
})

describe('setting one up', () => {
  test('DATA-18..22: it is there, empty, and the history says so', async () => {
    const postal_address = {
      street: '9 Harbour Street',
      city: 'Halifax',
      province: 'NS',
      postal_code: 'B3J 1A1',
    }
    const reply = await POST('/v1/organizations/', { name: ' Harbour Clinic ', postal_address }, priya)
    expect(reply.status).toBe(201)
    expectContract('createOrganization', reply)
    const made = reply.body as OrganizationOverview
    expect(made).toMatchObject({
      name: 'Harbour Clinic',
      address: '9 Harbour Street, Halifax, Nova Scotia B3J 1A1',
      icon: null,
      theme: null,
      member_count: 0,
      journey_count: 0,
      revision: 1,
    })
    expect(await overview(made.id)).toEqual(made)
    const { results } = (await GET(`/v1/audit-events/?object_type=organization&object_id=${made.id}`, priya))
      .body as AuditEventList
    expect(results.map(({ action, object_name: name }) => [action, name])).toEqual([
      ['created', 'Harbour Clinic'],
    ])
  })

  testRows(
    badInputs('name').filter((one) => one.expect === 'required' || one.expect === 'reject'),
    freshWorld,
  )('$id is no name of an organization', async ({ value }) => {
    const { status, body } = await POST('/v1/organizations/', { name: value }, priya)
    expect([status, Object.keys(Object(body))]).toEqual([400, ['name']])
  })

  testRows(
    badInputs('postalCode').filter((one) => one.expect === 'reject'),
    freshWorld,
  )('$id is no postal code', async ({ value }) => {
    const postal_address = { street: 'x', city: 'y', province: 'ON', postal_code: value }
    expect((await POST('/v1/organizations/', { name: 'x', postal_address }, priya)).status).toBe(400)
  })
})

describe('T05: themes are hostile until proven', () => {
  testRows(badInputs('themeColor'), freshWorld)('$id: $value', async ({ value, expect: wanted }) => {
    const reply = await PATCH(own, { theme: { 'primary-700': value } }, priya)
    expect(reply.status).toBe(wanted === 'accept' ? 200 : 400)
  })

  testRows(badInputs('themeKey'), freshWorld)('$id: $value', async ({ value }) => {
    const reply = await PATCH(own, { theme: { [String(value)]: '#123456' } }, priya)
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['theme']])
  })

  test('what a theme may be is said in both languages', async () => {
    const said = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await PATCH(own, { theme: { 'primary-700': 'url(x)' } }, { ...priya, headers })).body
    }
    expect([await said('en-ca'), await said('fr-ca')]).toEqual([
      { theme: ['Send known colour names with colours such as #0f766e.'] },
      { theme: ['Envoyez des noms de couleur connus avec des couleurs comme #0f766e.'] },
    ])
  })
})

describe('changing one', () => {
  test('with the current revision; with an older one it is a 412 and nothing changes', async () => {
    const { revision } = await overview()
    const headers = { 'if-match': `"${revision}"` }
    const first = await PATCH(own, { phone: '+16135550100' }, { ...priya, headers })
    expect(first.status).toBe(200)
    const second = await PATCH(own, { phone: '+16135550199' }, { ...priya, headers })
    expect(second.status).toBe(412)
    expectContract('updateOrganization', second)
    expect(await overview()).toMatchObject({ phone: '+16135550100', revision: revision + 1 })
  })

  test('ORG-15: its care team sends no revision, and its change is kept in the history too', async () => {
    const reply = await PATCH(own, { phone: '+16135550177' }, { as: 'samuel' })
    expect(reply.status).toBe(200)
    expect(await audit('organization')).toMatchObject([
      {
        actor_name: 'Samuel Roy',
        action: 'changed',
        changes: [{ field: 'phone', before: '+16135550142', after: '+16135550177' }],
      },
    ])
  })

  test('a change that changes nothing is none', async () => {
    const before = await overview()
    await PATCH(own, { name: before.name }, priya)
    expect(await overview()).toEqual(before)
    expect(await audit('organization')).toEqual([])
  })

  test('DATA-20: an icon is uploaded, readable by everyone, and removed', async () => {
    const sent = await PUT(`${own}icon/`, pngBody(), priya)
    expect(sent.status).toBe(200)
    const { icon } = sent.body as OrganizationOverview
    expect((await GET(new URL(String(icon)).pathname, { as: null })).headers.get('content-type')).toBe(
      'image/png',
    )
    const html = new FormData()
    html.set('file', new File(['<script>alert(1)</script>'], 'icon.png', { type: 'image/png' }))
    expect((await PUT(`${own}icon/`, html, priya)).status).toBe(400)
    expect((await DELETE(`${own}icon/`, priya)).status).toBe(204)
    expect((await overview()).icon).toBeNull()
  })
})

describe('ROUTE-16: the journeys of an organization', () => {
  const recommended = async (as: 'maya' | 'samuel' = 'maya') => {
    const { body } = await GET(`/v1/process-definitions/?organization=${lakeside}&page_size=100`, { as })
    return (Object(body).results as { id: string }[]).map(({ id }) => id)
  }

  test('have an order that patients and the care team see', async () => {
    expect((await offerings()).map((one) => one.process_definition)).toEqual([hip, parent, mood])
    await offer(mood, { position: 1 })
    expect((await offerings()).map((one) => [one.process_definition, one.position])).toEqual([
      [mood, 1],
      [hip, 2],
      [parent, 3],
    ])
    expect(await recommended()).toEqual([mood, hip, parent])
    const { body } = await GET(`/v1/organization-journeys/?organization=${lakeside}&ordering=position`, {
      as: 'samuel',
    })
    expect((Object(body).results as { id: string }[]).map(({ id }) => id)).toEqual([mood, hip, parent])
    await offer(mood, { position: 1000 })
    expect((await offerings()).at(-1)?.process_definition).toBe(mood)
  })

  test('one that is off accepts no new people; enrolled people continue', async () => {
    await offer(parent, { is_offered: false })
    expect(await recommended()).not.toContain(parent)
    expect(await recommended('samuel')).not.toContain(parent)
    const joining = { process_definition: parent, patient: seeded.patient('maya') }
    const refused = await POST('/v1/process-instances/', joining)
    expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['process_definition']])
    const invited = await POST(
      '/v1/invitations/',
      {
        organization: lakeside,
        process_definition: parent,
        emails: ['new@person.example'],
        language: 'en-ca',
      },
      { as: 'samuel' },
    )
    expect(invited.status).toBe(400)
    // Maya is in the hip journey: it stays hers, and the care team's
    await offer(hip, { is_offered: false })
    expect(await recommended()).toContain(hip)
    const listed = await GET(`/v1/organization-journeys/?organization=${lakeside}`, { as: 'samuel' })
    expect(Object(listed.body).results).toContainEqual(
      expect.objectContaining({ id: hip, is_offered: false }),
    )
    await offer(parent, { is_offered: true })
    expect((await POST('/v1/process-instances/', joining)).status).toBe(201)
  })

  test('one that patients do not find is for those whom the care team enrols', async () => {
    await offer(parent, { is_discoverable: false })
    expect(await recommended()).not.toContain(parent)
    expect(await recommended('samuel')).toContain(parent)
    const joining = { process_definition: parent, patient: seeded.patient('maya') }
    expect((await POST('/v1/process-instances/', joining)).status).toBe(400)
    expect((await POST('/v1/process-instances/', joining, { as: 'samuel' })).status).toBe(201)
  })

  test('is offered in the languages that were chosen, at least one that it is written in', async () => {
    expect((await offer(hip, { languages: ['fr-ca'] })).body).toMatchObject({
      languages: ['fr-ca'],
      written_languages: ['en-ca', 'fr-ca'],
    })
    const found = await GET(`/v1/process-definitions/?organization=${lakeside}&language__in=en-ca`)
    expect((Object(found.body).results as { id: string }[]).map(({ id }) => id)).not.toContain(hip)
    expect((await PATCH(`${own}journeys/${hip}/`, { languages: [] }, priya)).status).toBe(400)
  })

  test('each change is in the history; another organization has no such journey', async () => {
    await offer(hip, { is_offered: false })
    expect(await audit('organization_journey')).toMatchObject([
      {
        object_id: hip,
        object_name: 'Hip replacement preparation',
        changes: [{ field: 'is_offered', before: 'true', after: 'false' }],
      },
    ])
    const elsewhere = `/v1/organizations/${seeded.organization('fleuve')}/journeys/${hip}/`
    expect((await PATCH(elsewhere, { is_offered: false }, priya)).status).toBe(404)
  })
})

describe('ROUTE-16: two administrators at a time', () => {
  test('a change from another revision is a 412, one from none a 428; nothing changes', async () => {
    const before = await offeringOf(hip)
    expect(before?.revision).toBe(1)
    expect((await offer(hip, { is_offered: false }, null)).status).toBe(428)
    expect((await offer(hip, { is_offered: false }, 2)).status).toBe(412)
    expect(await offeringOf(hip)).toEqual(before)
    expect((await offer(hip, { is_offered: false }, 1)).status).toBe(200)
    expect((await offer(hip, { is_offered: true }, 1)).status).toBe(412)
    expect(await offeringOf(hip)).toMatchObject({ is_offered: false, revision: 2 })
  })

  test('moving a journey leaves the revisions of those it passes', async () => {
    const moved = (await offerings()).at(-1)?.process_definition ?? ''
    await offer(moved, { position: 1 })
    expect((await offerings()).map(({ revision }) => revision)).toEqual([2, 1, 1])
  })
})
