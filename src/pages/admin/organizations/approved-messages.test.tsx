// The messages that an organization approves, in its settings.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, failsOnce, hangs, signedInAs, world } from '#tests/dom/server.ts'
import AdminOrganizationPage from './AdminOrganizationPage.tsx'

const { id } = organizationSeeds.lakeside

beforeEach(() => signedInAs('priya'))

const open = () =>
  renderPage(<AdminOrganizationPage />, {
    pattern: paths.admin.organization.pattern,
    at: paths.admin.organization({ id }),
    texts: ['adminOrganizations', 'organization', 'provider', 'audit', 'kit', 'validation'],
    locale: 'en-ca',
  })
const section = async () => within(await screen.findByRole('region', { name: 'Approved messages' }))
const subjects = async () =>
  within(await (await section()).findByRole('list'))
    .getAllByText(/./, { selector: '[lang="en"] > :first-child' })
    .map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

test('a message is written in both languages; what is missing is said', async () => {
  await open()
  expect(await subjects()).toEqual(['Our clinic is closed for the holidays', 'Our phone lines are down'])
  await press('Add a message')
  await userEvent.type(box('Subject in English'), ' Free parking ')
  await userEvent.type(box('Message in English'), 'Show this{Enter}message.')
  await press('Save message')
  expect(await screen.findAllByText('Write this in both languages.')).toHaveLength(2)
  expect(callsTo('createMessageTemplate')).toEqual([])
  await userEvent.type(box('Subject in French'), 'Gratuit')
  await userEvent.type(box('Message in French'), 'Présentez ceci.')
  await press('Save message')
  expect(await screen.findByText('The message “Free parking” is saved.')).toBeDefined()
  expect(callsTo('createMessageTemplate').map(({ body }) => body)).toEqual([
    {
      organization: id,
      subject: { 'en-ca': 'Free parking', 'fr-ca': 'Gratuit' },
      text: { 'en-ca': 'Show this\nmessage.', 'fr-ca': 'Présentez ceci.' },
    },
  ])
  await waitFor(async () => expect((await subjects()).at(-1)).toBe('Free parking'))
  expect(document.activeElement?.textContent).toBe('Approved messages')
})

test('the change history of the organization has the changes of its messages, with each text before and after', async () => {
  await open()
  await press('Edit “Our phone lines are down”')
  await userEvent.clear(box('Subject in French'))
  await userEvent.type(box('Subject in French'), 'Panne')
  await press('Save message')
  const history = within(await screen.findByRole('region', { name: 'Change history' }))
  expect(await history.findByText('Approved message: Our phone lines are down')).toBeDefined()
  expect(history.getByText('Changed')).toBeDefined()
  await userEvent.click(history.getByText('1 field changed'))
  expect(history.getByText('Subject in French')).toBeDefined()
  expect(history.getByText('Panne')).toBeDefined()
  expect(callsTo('listAuditEvents').at(-1)?.query).toMatchObject({
    object_type__in: ['organization', 'message_template'],
    organization: id,
  })
})

test('a colleague was faster: what was typed stays, and saving again replaces theirs', async () => {
  await open()
  await press('Edit “Our phone lines are down”')
  const row = [...world().tables.messageTemplates.values()].find(({ subject }) =>
    /phone/.test(subject['en-ca']),
  )
  if (row) row.revision = 7
  await userEvent.clear(box('Subject in English'))
  await userEvent.type(box('Subject in English'), 'Mine')
  await press('Save message')
  expect(
    await screen.findByText(/^Someone else changed this message in the meantime\. Your text/),
  ).toBeDefined()
  expect(box('Subject in English').value).toBe('Mine')
  await press('Save message')
  await waitFor(async () => expect(await subjects()).toContain('Mine'))
  expect(callsTo('saveMessageTemplate').map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"7"'])
})

test('deleting asks first, says a failure, and moves the focus to the heading', async () => {
  await open()
  await press('Delete “Our phone lines are down”')
  failsOnce('deleteMessageTemplate', 500)
  await press('Delete message')
  expect(await screen.findByText("We couldn't delete the message. Please try again.")).toBeDefined()
  await press('Delete message')
  await waitFor(async () => expect(await subjects()).toEqual(['Our clinic is closed for the holidays']))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Approved messages'))
})

test('no messages is said; they load without holding up the page', async () => {
  hangs('listMessageTemplates')
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { name: 'Approved messages' })).toBeDefined()
  unmount()
  answer('listMessageTemplates', { count: 0, next: null, previous: null, results: [] })
  await open()
  expect(await (await section()).findByText('There are no approved messages yet.')).toBeDefined()
})
