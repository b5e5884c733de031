import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrganizationHit, OrganizationOverview } from '#generated/model/index.ts'
import { placeOf } from '#src/features/admin-organizations/search/place-of.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminOrganizationPage from './AdminOrganizationPage.tsx'

const place = paths.admin.organization
const { id } = overview()
const serve = (shown: OrganizationOverview = overview()) => answer('getOrganizationOverview', () => shown)
const open = async (change?: string, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  const view = await renderPage(<AdminOrganizationPage />, {
    pattern: place.pattern,
    at: place({ id }),
    texts: ['adminOrganizations', 'organization', 'provider', 'audit', 'kit', 'validation'],
    locale,
  })
  if (change) await userEvent.click(await screen.findByRole('button', { name: change }))
  return view
}
const form = async (name: string) => within(await screen.findByRole('form', { name }))
const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}

beforeEach(() => {
  answer('getOrganizationBranding', () => ({ logo: null, logo_alt: null, theme: null }))
  answer('listAuditEvents', page([]))
  answer('listMessageTemplates', page([]))
  serve()
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['en-ca', "There's no icon. Menus show this picture instead."],
  ['fr-ca', 'Il n’y a pas d’icône. Les menus montrent cette image à la place.'],
] as const)('ROUTE-10, %s: what is known of it', async (locale, noIcon) => {
  await open(undefined, locale)
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside Family Health' })).toBeTruthy()
  expect(await screen.findByText(noIcon)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@lakeside.example' })).toBeTruthy()
})

describe('DATA-20: the icon', () => {
  test.each([
    ['it goes', () => undefined, 'The icon was removed.'],
    ['a failure keeps the question open', refuse(500), "We couldn't remove the icon. Please try again."],
  ])('is taken away after a question: %s', async (_, reply, words) => {
    serve(overview({ icon: 'https://media.lakeside.example/icon.png' }))
    answer('deleteOrganizationIcon', reply)
    await open('Change the icon')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the icon' }))
    const name = 'Remove the icon of Lakeside Family Health?'
    const inside = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(inside.getByRole('button', { name: 'Remove the icon' }))
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('health-card numbers', () => {
  const title = 'Health-card numbers'
  const keep = (inside: Awaited<ReturnType<typeof form>>) =>
    userEvent.click(inside.getByRole('checkbox', { name: "Keep people's health-card numbers" }))
  const save = (inside: Awaited<ReturnType<typeof form>>) =>
    userEvent.click(inside.getByRole('button', { name: 'Save' }))

  test('off until an administrator turns them on', async () => {
    answer('updateOrganization', organization)
    await open('Change this choice')
    const inside = await form(title)
    await keep(inside)
    serve(overview({ keeps_health_cards: true }))
    await save(inside)
    expect(await screen.findByText("The care team keeps people's health-card numbers.")).toBeTruthy()
    const [call] = callsTo('updateOrganization')
    expect([call?.body, call?.headers['if-match']]).toEqual([{ keeps_health_cards: true }, '"4"'])
  })

  test('another person was faster: the next save is on top of theirs', async () => {
    answer('updateOrganization', refuse(412))
    answer('getOrganization', { ...organization, revision: 5 })
    await open('Change this choice')
    const inside = await form(title)
    await keep(inside)
    await save(inside)
    await inside.findByRole('alert')
    await save(inside)
    await waitFor(() => expect(callsTo('updateOrganization')).toHaveLength(2))
    expect(callsTo('updateOrganization')[1]?.headers['if-match']).toBe('"5"')
  })
})

test('journeys are reviewed once an administrator turns it on', async () => {
  answer('updateOrganization', organization)
  await open('Change how journeys are published')
  const inside = await form('Review of journeys')
  await userEvent.click(inside.getByRole('checkbox', { name: /^Have journeys reviewed/ }))
  serve(overview({ reviews_journeys: true }))
  await userEvent.click(inside.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Someone else reviews each journey/)).toBeTruthy()
  expect(callsTo('updateOrganization')[0]?.body).toEqual({ reviews_journeys: true })
})

test('B12: the age from which parents see less is chosen within the limits of the contract', async () => {
  answer('updateOrganization', organization)
  await open('Change the age')
  const inside = await form('Privacy of young people')
  const age = inside.getByRole<HTMLSelectElement>('combobox', { name: /^Age from which/ })
  expect([...age.options].map(({ value }) => value).join()).toBe(',10,11,12,13,14,15,16,17,18')
  await userEvent.selectOptions(age, '14')
  serve(overview({ teen_privacy_age: 14 }))
  await userEvent.click(inside.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Parents see less from the day a young person turns 14.')).toBeTruthy()
  expect(callsTo('updateOrganization')[0]?.body).toEqual({ teen_privacy_age: 14 })
})

describe('412: another person was faster', () => {
  const change = 'Change these details'
  const rename = async (typed: string) => {
    answer('updateOrganization', refuse(412))
    await open(change)
    const inside = await form(change)
    const name = inside.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, typed)
    return { inside, name, save: () => userEvent.click(inside.getByRole('button', { name: 'Save' })) }
  }
  const sent = () =>
    callsTo('updateOrganization').map(({ body, headers }) => [
      Object(body).name,
      Object(body).phone,
      headers['if-match'],
    ])

  test('of what both changed one chooses; what only they changed is kept', async () => {
    const { inside, name, save } = await rename('Mine')
    answer('getOrganization', { ...organization, name: 'Theirs', phone: '+16135550199', revision: 9 })
    await save()
    const heading = await inside.findByRole('heading', { name: 'Someone else changed this in the meantime' })
    expect(document.activeElement).toBe(heading)
    expect(name.value).toBe('Mine')
    await userEvent.click(inside.getByRole('radio', { name: 'Use theirs: Theirs' }))
    expect(name.value).toBe('Theirs')
    expect(inside.getByRole('radio', { name: 'Use theirs: 613-555-0199' })).toBeTruthy()
    await userEvent.click(inside.getByRole('radio', { name: 'Keep mine: Mine' }))
    answer('updateOrganization', organization)
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toEqual([
      ['Mine', undefined, '"4"'],
      ['Mine', undefined, '"9"'],
    ])
  })

  test('theirs is taken whole: there is nothing left to save', async () => {
    const { inside, save } = await rename('Mine')
    answer('getOrganization', { ...organization, name: 'Theirs', revision: 9 })
    await save()
    await userEvent.click(await inside.findByRole('radio', { name: 'Use theirs: Theirs' }))
    await save()
    expect(await screen.findByRole('button', { name: change })).toBeTruthy()
    expect(sent()).toHaveLength(1)
  })

  test('the current version fails to load: reports the conflict, and keeps the input', async () => {
    const { inside, name, save } = await rename('Mine')
    answer('getOrganization', refuse(500))
    await save()
    expect(await inside.findByText(/^Someone else changed this organization in the meantime\./)).toBeTruthy()
    expect(name.value).toBe('Mine')
  })
})

describe('search in everything', () => {
  const box = () => screen.findByRole('combobox', { name: 'Words of a title or text, a name or an email' })
  const hit = (
    kind: OrganizationHit['kind'],
    title: string,
    excerpt: string | null = null,
  ): OrganizationHit => ({
    kind,
    id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
    title,
    excerpt,
  })

  test('what was found is grouped; arrows choose, Enter opens, and names stay out of the address', async () => {
    answer('searchOrganization', page([hit('content', 'Stairs', '… the leg …'), hit('user', 'Samuel Roy')]))
    const { router } = await open('Search everything')
    await userEvent.type(await box(), 's')
    expect(callsTo('searchOrganization')).toEqual([])
    await userEvent.type(await box(), 'am')
    const people = within(await screen.findByRole('group', { name: 'Users' }))
    expect(callsTo('searchOrganization').map(({ body }) => body)).toEqual([{ search: 'sam' }])
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Stairs … the leg …')
    expect(screen.getByText('2 results. Use the arrow keys and Enter, or select one.')).toBeTruthy()
    await userEvent.keyboard('{ArrowDown}')
    expect(people.getByRole('option', { selected: true }).textContent).toBe('Samuel Roy')
    await userEvent.keyboard('{Enter}')
    const { pathname, search, state } = router.state.location
    expect([pathname + search, state]).toEqual([paths.admin.users({ id }), { search: 'Samuel Roy' }])
  })

  test('finding nothing is said with a way on; a failure can be tried again', async () => {
    answer('searchOrganization', page([]))
    await open('Search everything')
    await userEvent.type(await box(), 'zebra')
    expect(await screen.findByText('Nothing found for “zebra”.')).toBeTruthy()
    expect(screen.getByText('Check the spelling, or type fewer words.')).toBeTruthy()
    fails('searchOrganization', 500)
    await userEvent.type(await box(), 's')
    expect(await screen.findByText("We couldn't search")).toBeTruthy()
    answer('searchOrganization', page([hit('form', 'Zebras')]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'Zebras' })).toBeTruthy()
  })
})

test.each([
  ['journey', paths.admin.journeys({}, { edit: 'one' }), undefined],
  ['form', paths.admin.form({ id: 'one' }), undefined],
  ['content', paths.admin.contentItem({ id, contentId: 'one' }), undefined],
  ['media', paths.admin.media({ id, mediaId: 'one' }), undefined],
  ['user', paths.admin.users({ id }), { search: 'Sam' }],
  ['invitation', paths.admin.invitations({ id }), { search: 'Sam' }],
] as const)('the place of a %s', (kind, to, state) => {
  expect(placeOf(id, { kind, id: 'one', title: 'Sam', excerpt: null })).toEqual({
    to,
    ...(state && { state }),
  })
})
