import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegistrationLink } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { organizationId, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { RegistrationLinkCard } from './RegistrationLinkCard.tsx'

const url = 'https://portage.example/accept?token=join-hip-replacement'
const journeyId = '8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001'
const id = '2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001'

const link = (changes: Partial<RegistrationLink> = {}): RegistrationLink => ({
  id,
  organization: organizationId,
  process_definition: journeyId,
  process_definition_name: 'Hip replacement preparation',
  url,
  enabled: true,
  created_at: '2026-10-01T14:20:00Z',
  created_by: { id: journeyId, display_name: 'Samuel Roy' },
  registered_count: 14,
  last_registered_at: '2026-11-19T17:40:00Z',
  ...changes,
})

/** The backend's links: none or one. */
let kept: RegistrationLink[] = []
beforeEach(() => {
  kept = []
  answer('listRegistrationLinks', () => page(kept))
  const keep = (one: RegistrationLink) => {
    kept = [one]
    return one
  }
  answer('createRegistrationLink', () => keep(link({ registered_count: 0, last_registered_at: null })))
  answer('updateRegistrationLink', ({ body }) => keep(link(body)))
})
afterEach(() => vi.restoreAllMocks())

const open = (links: RegistrationLink[], locale: Locale = 'en-ca') => {
  kept = links
  return renderPage(<RegistrationLinkCard organizationId={organizationId} journeyId={journeyId} />, {
    pattern: '/',
    at: '/',
    texts: ['registration', 'kit'],
    locale,
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const refuse = (status: number) => () => {
  throw failure(status)
}

describe('a link that is on (INV-04)', () => {
  test('shows its address, its QR code and who joined by it', async () => {
    await open([link()])
    expect(await screen.findByRole('region', { name: 'Link to join this journey' })).toBeDefined()
    expect(screen.getByText('On')).toBeDefined()
    expect(screen.getByText(url)).toBeDefined()
    expect(await screen.findByRole('img', { name: 'QR code of the link', hidden: true })).toBeDefined()
    expect(
      screen.getByText('14 people joined with this link, most recently on November 19, 2026'),
    ).toBeDefined()
    expect(callsTo('listRegistrationLinks')[0]?.query).toEqual({
      organization: organizationId,
      process_definition: journeyId,
    })
  })

  test('is copied, and where the browser refuses it says how else', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await open([link()])
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    expect(write).toHaveBeenCalledWith(url)
    expect(await screen.findByText('The link is copied.')).toBeDefined()
    write.mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText("We couldn't copy it. Select it and copy it yourself.")).toBeDefined()
  })

  test('is turned off only after it was said what that means', async () => {
    await open([link()])
    await press('Turn off')
    expect(await screen.findByRole('dialog', { name: 'Turn off the link?' })).toBeDefined()
    expect(screen.getByText(/People who have joined stay in the journey\./)).toBeDefined()
    await press('Cancel')
    expect(callsTo('updateRegistrationLink')).toEqual([])
    await press('Turn off')
    await press('Turn off the link')
    expect(await screen.findByText('The link is turned off.')).toBeDefined()
    expect(callsTo('updateRegistrationLink')).toMatchObject([{ params: { id }, body: { enabled: false } }])
    expect(await screen.findByText('Off')).toBeDefined()
    expect(screen.queryByText(url)).toBeNull()
  })

  test.each([404, 500])('stays on when turning it off fails with %i', async (status) => {
    answer('updateRegistrationLink', refuse(status))
    await open([link()])
    await press('Turn off')
    await press('Turn off the link')
    const failed = "We couldn't change the link. Check your connection and try again."
    expect(await screen.findByText(failed)).toBeDefined()
    expect(screen.getByText('On')).toBeDefined()
  })
})

describe('a link that is off', () => {
  test('says what its holders see, and works again', async () => {
    await open([link({ enabled: false, registered_count: 1 })])
    expect(await screen.findByText(/People who open the link see that it doesn't work\./)).toBeDefined()
    expect(
      screen.getByText('1 person joined with this link, most recently on November 19, 2026'),
    ).toBeDefined()
    await press('Turn back on')
    expect(await screen.findByText('The link works again.')).toBeDefined()
    expect(callsTo('updateRegistrationLink')).toMatchObject([{ body: { enabled: true } }])
    expect(await screen.findByText(url)).toBeDefined()
  })

  test('says when it cannot be turned on', async () => {
    answer('updateRegistrationLink', refuse(503))
    await open([link({ enabled: false })])
    await press('Turn back on')
    expect(await screen.findByText(/We couldn't change the link\./)).toBeDefined()
  })
})

describe('a journey without a link', () => {
  test('gets one', async () => {
    await open([])
    expect(await screen.findByText('This journey has no link yet.')).toBeDefined()
    await press('Create the link')
    expect(await screen.findByText('The link is ready.')).toBeDefined()
    expect(callsTo('createRegistrationLink').map(({ body }) => body)).toEqual([
      { organization: organizationId, process_definition: journeyId },
    ])
    expect(await screen.findByText('No one has joined with this link yet.')).toBeDefined()
  })

  test('shows the link another person created in the meantime', async () => {
    await open([])
    answer('createRegistrationLink', () => {
      kept = [link()]
      throw failure(409)
    })
    await press('Create the link')
    expect(await screen.findByText(url)).toBeDefined()
  })

  test('says when none can be made', async () => {
    answer('createRegistrationLink', refuse(500))
    await open([])
    await press('Create the link')
    expect(
      await screen.findByText("We couldn't create the link. Check your connection and try again."),
    ).toBeDefined()
  })
})

test('a list that does not come leaves the page standing, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listRegistrationLinks', refuse(500))
  await open([link()])
  expect(await screen.findByText("We couldn't load the link")).toBeDefined()
  answer('listRegistrationLinks', page([link()]))
  await press('Try again')
  expect(await screen.findByText(url)).toBeDefined()
})

test('speaks French', async () => {
  await open([link()], 'fr-ca')
  expect(await screen.findByRole('region', { name: 'Lien pour s’inscrire à ce parcours' })).toBeDefined()
  expect(
    screen.getByText('14 personnes se sont inscrites avec ce lien, la dernière fois le 19 novembre 2026'),
  ).toBeDefined()
  await press('Désactiver')
  expect(await screen.findByRole('dialog', { name: 'Désactiver le lien\u00a0?' })).toBeDefined()
})
