import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { answer, callsTo, failure, restore, signedInAs, world } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminOrganizationsPage from './AdminOrganizationsPage.tsx'

const place = paths.admin.organizations
const serve = (...rows: OrganizationOverview[]) => answer('listOrganizationOverviews', () => page(rows))
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminOrganizationsPage />, {
    pattern: place.pattern,
    at: `${place()}${query}`,
    texts: ['adminOrganizations', 'organization', 'provider', 'kit', 'validation'],
    locale,
  })
const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}

beforeEach(() => serve(overview()))
afterEach(() => vi.restoreAllMocks())

describe('ROUTE-09, CALL-26: the list', () => {
  test.each([
    ['en-ca', 'Kingston, Ontario', 'Portal colours'],
    ['fr-ca', 'Kingston, Ontario', 'Couleurs du portail'],
  ] as const)('%s: where each is, its size and its colours', async (locale, where, colours) => {
    await open('', locale)
    const row = within(await screen.findByRole('row', { name: /Lakeside/ }))
    expect(row.getByRole('link').getAttribute('href')).toBe(paths.admin.organization({ id: overview().id }))
    for (const word of [where, '12', '3', colours]) expect(row.getByText(word)).toBeTruthy()
  })

  test('one without details, and one with unreadable colours', async () => {
    const id = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002'
    serve(
      overview({ postal_address: null }),
      overview({ id, name: 'Pale', theme: { 'text-title': '#eeeeee' } }),
    )
    await open()
    const bare = within(await screen.findByRole('row', { name: /Lakeside/ }))
    expect(bare.getByText('Not given')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Pale/ })).getByText(/hard to read$/)).toBeTruthy()
  })

  test.each(badInputs('logoUrl'))('ORG-13, $id: an icon that is none is the default', async ({ value }) => {
    restore('listOrganizationOverviews')
    signedInAs('priya')
    const match = { operationId: 'listOrganizationOverviews' }
    world().faults.replace([{ kind: 'mutate', match, jsonPath: '$.results[*].icon', value }])
    await open('?search=Lakeside')
    const row = await screen.findByRole('row', { name: /Lakeside/ })
    expect([row.querySelectorAll('img').length, row.querySelectorAll('svg').length]).toEqual([0, 1])
  })

  test('what the address says is asked for', async () => {
    await open('?province=QC&search=fleuve&ordering=-member_count&page=3')
    await screen.findByRole('table')
    expect(callsTo('listOrganizationOverviews').map(({ query }) => query)).toEqual([
      expect.objectContaining({
        page: 3,
        search: 'fleuve',
        province__in: ['QC'],
        ordering: ['-member_count'],
      }),
    ])
  })

  test.each(badInputs('page'))('$id: page "$value"', async ({ value, expect: wanted }) => {
    await open(`?${new URLSearchParams({ page: String(value), province: 'XX', ordering: 'colour' })}`)
    await screen.findByRole('table')
    const asked = callsTo('listOrganizationOverviews').at(-1)?.query
    expect(asked).toMatchObject({ page: wanted === 'accept' ? Number(value) : 1, ordering: ['name'] })
    expect(asked).not.toHaveProperty('province__in')
  })

  test('nothing there is another matter than nothing found', async () => {
    serve()
    const { unmount } = await open()
    expect(await screen.findByRole('heading', { name: 'There are no organizations yet' })).toBeTruthy()
    unmount()
    await open('?search=zzz')
    expect(await screen.findByRole('heading', { name: /zzz/ })).toBeTruthy()
  })

  test('shows a failure in place of the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('listOrganizationOverviews', refuse(500))
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the organizations")
  })
})

describe('DATA-18..22: a new organization', () => {
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create organization' }))
  const sent = () => callsTo('createOrganization').map(({ body }) => body)

  test('needs a name; what is made is opened', async () => {
    answer('createOrganization', () => overview())
    const { address } = await open('?new')
    await field(/^Name/)
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('This field is required')
    await userEvent.type(await field(/^Name/), '  Harbour Clinic ')
    await submit()
    expect(await screen.findByText('Lakeside Family Health was created.')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(paths.admin.organization({ id: overview().id })))
    const nothing = { postal_address: null, contact_name: null, email: null, phone: null }
    expect(sent()).toEqual([{ name: 'Harbour Clinic', ...nothing }])
  })

  test('reports invalid input at its fields in French too, and sends nothing', async () => {
    await open('?new', 'fr-ca')
    await userEvent.type(await field(/^Nom/), 'Ann\u202eeve')
    await userEvent.type(await field(/^Téléphone/), '416-555-012')
    await userEvent.type(await field(/^Code postal/), 'KIA OBI')
    await userEvent.click(screen.getByRole('button', { name: 'Créer l’organisation' }))
    const wrong = screen.getAllByRole('textbox').filter((one) => one.getAttribute('aria-invalid') === 'true')
    expect(wrong.map((one) => (one as HTMLInputElement).value)).toEqual(
      expect.arrayContaining(['Ann\u202eeve', '416-555-012', 'KIA OBI']),
    )
    expect(sent()).toEqual([])
  })

  test.each([
    [400, { name: ['This name is taken.'] }, 'This name is taken.'],
    [0, undefined, /^You're offline\./],
    [500, undefined, /^We couldn't save your changes\./],
  ])('a failure with %d is said, and what was typed stays', async (status, body, words) => {
    answer('createOrganization', refuse(status, body))
    await open('?new')
    await userEvent.type(await field(/^Name/), 'Harbour Clinic')
    await submit()
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect((await field(/^Name/)).value).toBe('Harbour Clinic')
  })
})
