import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HealthStoryShare } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { sinceOf } from '#src/features/sharing/own/share-schema.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { allergy, patientId } from '#tests/dom/health-records.tsx'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { leoId, page } from '#tests/dom/journeys.ts'
import { medication } from '#tests/dom/medications.tsx'
import { immunization } from '#tests/dom/records.tsx'
import { created, part, renderStory, share, story } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'
beforeEach(() => {
  answer(
    'getHealthStory',
    story({ medications: part([medication(), medication({ id: uuid(2), name: 'Sertraline' })]) }),
  )
  answer('createHealthStoryShare', created())
  answer('listHealthStoryShares', page([]))
})
afterEach(() => vi.restoreAllMocks())

const { summary } = paths.patient.healthStory
const open = (share_: 'new' | 'list', of = patientId) =>
  renderStory(<HealthStorySummaryPage />, {
    pattern: summary.pattern,
    at: summary({ patientId: of }, { share: share_ }),
  })
/** 07:05 UTC on a day, formatted in the test's time zone. */
const time = (day: string) => formatDateTime('en-ca', `${day}T19:05:00Z`).replaceAll(/\s/g, ' ')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const label = () => screen.getByRole('textbox', { name: /Name for this link/ })
const sent = () => callsTo('createHealthStoryShare')

/** Completes the first two steps. */
async function toPreview(parts: readonly string[] = []) {
  for (const name of parts) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await press('Next')
  await userEvent.click(label())
  await userEvent.paste(' Dr. Roy ')
  await userEvent.click(screen.getByRole('radio', { name: /English/ }))
  await press('Next')
  await screen.findByRole('heading', { name: "This is what they'll see" })
}

describe('sharing, in three steps (SHARE-01, SHARE-02, 2.16)', () => {
  test('what was chosen is seen as its reader will, and sent', async () => {
    await open('new')
    await toPreview(['Conditions', 'Documents'])
    const parts = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)
    expect(parts.slice(1)).toEqual([
      'Allergies',
      'Medications',
      'Vaccines',
      'Procedures',
      'Family history',
      'Latest test results',
      'Latest measurements',
    ])
    await press('Leave out: Sertraline 500 mg')
    expect(screen.queryByText('Sertraline 500 mg', { selector: 'strong' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Put back: Sertraline 500 mg' })).toBeDefined()
    await press('Create the link')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your link is ready' })).toBeDefined()
    expect(sent().map(({ body }) => body)).toEqual([
      {
        patient: patientId,
        view: 'full',
        sections: [
          'allergies',
          'medications',
          'immunizations',
          'procedures',
          'family_history',
          'test_results',
          'measurements',
        ],
        hidden_records: [uuid(2)],
        since: null,
        language: 'en-ca',
        label: 'Dr. Roy',
        allow_note: true,
      },
    ])
  })

  test('what is older than wanted is not shown, and it says so; what one has stays whole', async () => {
    answer(
      'getHealthStory',
      story({ immunizations: part([immunization({ id: uuid(11), date_received: '1991-05' })]) }),
    )
    await open('new')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'How far back do you want to share?' }),
      '3',
    )
    await toPreview()
    const vaccines = within(await screen.findByRole('region', { name: 'Vaccines' }))
    expect(vaccines.queryByText('Flu')).toBeNull()
    expect(vaccines.getByText(/^Only from .* on\. Anything older isn't shown here\.$/)).toBeDefined()
    const conditions = within(screen.getByRole('region', { name: 'Conditions' }))
    expect(conditions.getByText('Asthma')).toBeDefined()
    expect(conditions.queryByText(/^Only from/)).toBeNull()
    await press('Create the link')
    await screen.findByRole('heading', { name: 'Your link is ready' })
    expect(sent()[0]?.body).toMatchObject({ since: sinceOf('3'), hidden_records: [] })
  })

  test('what was left out can be put back', async () => {
    await open('new')
    await toPreview()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out: Penicillin' }))
    await press('Put back: Penicillin')
    await press('Create the link')
    await screen.findByRole('heading', { name: 'Your link is ready' })
    expect(sent()[0]?.body).toMatchObject({ hidden_records: [] })
  })

  test('link and passcode are separate, each with a copy button and expiry, and shown nowhere else', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('new')
    await toPreview()
    await press('Create the link')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your link is ready' })
    expect(document.activeElement).toBe(heading)
    const link = within(await screen.findByRole('region', { name: 'Link' }))
    const passcode = within(screen.getByRole('region', { name: 'Passcode' }))
    expect(link.getByText(created().url)).toBeDefined()
    expect(link.getByRole('img', { name: 'QR code of the link' })).toBeDefined()
    expect(link.queryByText(/482/)).toBeNull()
    expect(passcode.getByText('482 913')).toBeDefined()
    expect(screen.getByText(`Both work until ${time('2026-11-22')} (48 hours).`)).toBeDefined()
    await press('Copy the link')
    await press('Copy the passcode')
    expect(copied.mock.calls).toEqual([[created().url], ['482913']])
    copied.mockRejectedValue(new Error('no'))
    await press('Copy the link')
    expect(await screen.findByText("We couldn't copy it. Select it and copy it yourself.")).toBeDefined()
  })

  test('VAL-35: what is missing is said, and nothing is sent', async () => {
    await open('new')
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await press('Next')
    expect((await screen.findAllByText('Choose at least one part')).length).toBeGreaterThan(0)
    await press('Choose all')
    await press('Next')
    await press('Next')
    expect((await screen.findAllByText('Enter a name for this link')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Choose a language').length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  test('nothing to show in the chosen parts is said before', async () => {
    answer('getHealthStory', { ...story(), sections: { allergies: part([]), medications: part([]) } })
    await open('new')
    await toPreview()
    expect(await screen.findByText(/There's nothing to show in the parts you chose/)).toBeDefined()
  })

  test('F07, F11, F16: a link that could not be made keeps the answers, and can be tried again', async () => {
    await open('new')
    await toPreview()
    // one after the other, so that each changes the message
    for (const [status, text] of [
      [0, "We couldn't create the link. Check your connection and try again."],
      [409, 'You have too many active links. Turn one off first.'],
      [500, "We couldn't create the link. Check your connection and try again."],
    ] as const) {
      fails('createHealthStoryShare', status)
      await press('Create the link')
      expect(await screen.findByText(text), String(status)).toBeDefined()
    }
    answer('createHealthStoryShare', created())
    await press('Create the link')
    expect(await screen.findByText(created().url)).toBeDefined()
    const [first, ...others] = sent().map(({ body }) => body)
    expect(others).toEqual([first, first, first])
  })

  test('names the owner unless it is the person’s own', async () => {
    answer('getHealthStory', story())
    await open('new', leoId)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Share the Health Story of Leo Tremblay' }),
    ).toBeDefined()
  })
})

describe('what was shared (SHARE-04, SHARE-05)', () => {
  const answerShares = (live: readonly HealthStoryShare[], past: readonly HealthStoryShare[] = []) =>
    answer('listHealthStoryShares', ({ query: { status__in } }) =>
      page(status__in?.includes('active') ? live : past),
    )
  const opening = { opened_at: '2026-11-20T19:05:00Z', recipient_name: 'Walk-in clinic' }

  test('who opened a link and when, the notes, and those that ended apart from it', async () => {
    const note = {
      id: uuid(1),
      author_name: 'Dr. Roy',
      text: 'line1\n<b>line2</b>',
      created_at: opening.opened_at,
    }
    answerShares(
      [
        share({ opened_count: 2, openings: [opening], notes: [note] }),
        share({ id: uuid(2), label: 'Pharmacy', status: 'locked' }),
      ],
      [
        share({ id: uuid(3), label: 'Physio', status: 'revoked', revoked_at: '2026-11-19T19:05:00Z' }),
        share({ id: uuid(4), label: 'Old', status: 'expired' }),
      ],
    )
    await open('list')
    const card = within(await screen.findByRole('article', { name: 'Dr. Roy' }))
    expect(card.getByText(`Works until ${time('2026-11-22')}`)).toBeDefined()
    expect(card.getByText(`Opened 2 times, last ${time('2026-11-20')}, by Walk-in clinic`)).toBeDefined()
    expect(card.getByText(/line1\s<b>line2<\/b>/).textContent).toBe(note.text)
    expect(card.getByText('Shared: Allergies and Medications')).toBeDefined()
    const locked = within(screen.getByRole('article', { name: 'Pharmacy' }))
    expect(locked.getByText(/Locked after too many wrong passcodes/)).toBeDefined()
    const off = within(screen.getByRole('article', { name: 'Physio' }))
    expect(off.getByText(`Turned off ${time('2026-11-19')}`)).toBeDefined()
    const old = within(screen.getByRole('article', { name: 'Old' }))
    expect(old.getByText(`Ended ${time('2026-11-22')}`)).toBeDefined()
    expect(old.getByText('Not opened yet')).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Turn off/ })).toHaveLength(2)
  })

  test('turning one off asks, names it, and says when it is done', async () => {
    answerShares([share()])
    fails('revokeHealthStoryShare', 500)
    await open('list')
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off the link “Dr. Roy”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Turn off the link “Dr. Roy”?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('revokeHealthStoryShare')).toEqual([])

    await press('Turn off the link “Dr. Roy”')
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByRole('button', { name: 'Turn off' }))
    expect(
      await again.findByText("We couldn't turn it off. Check your connection and try again."),
    ).toBeDefined()
    answer('revokeHealthStoryShare', share({ status: 'revoked' }))
    answerShares([], [share({ status: 'revoked' })])
    await userEvent.click(again.getByRole('button', { name: 'Turn off' }))
    expect((await screen.findAllByText('The link “Dr. Roy” is turned off.')).length).toBeGreaterThan(0)
    expect(idsOf('revokeHealthStoryShare')).toEqual([share().id, share().id])
    expect(await screen.findByText('No one outside the portal can read this Health Story.')).toBeDefined()
  })

  test('nothing is shared', async () => {
    await open('list')
    expect(await screen.findByRole('heading', { name: 'Nothing is shared' })).toBeDefined()
    expect(screen.getByText('None yet.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe(
      summary({ patientId }, { share: 'new' }),
    )
  })

  test('F16: a list that cannot be had says so, with another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fails('listHealthStoryShares', 0)
    await open('list')
    for (const status of [403, 429, 500, 200]) {
      const failures = () => screen.queryAllByText("We couldn't load what you shared")
      await waitFor(() => expect(failures(), `before ${status}`).toHaveLength(2))
      if (status === 200) answerShares([share()])
      else fails('listHealthStoryShares', status)
      for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
      await act(settled)
    }
    expect(await screen.findByRole('article', { name: 'Dr. Roy' })).toBeDefined()
  })
})

test('a part that failed is named in the preview too', async () => {
  answer('getHealthStory', story({ allergies: { ...part([allergy()]), status: 'failed' } }))
  await open('new')
  await toPreview()
  expect(await screen.findByText("We couldn't load this part: Allergies.")).toBeDefined()
})
