import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { sinceOf } from '#src/features/sharing/own/share-schema.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { allergy, patientId } from '#tests/dom/health-records.tsx'
import { page } from '#tests/dom/journeys.ts'
import { medication } from '#tests/dom/medications.tsx'
import { immunization } from '#tests/dom/records.tsx'
import { created, part, renderStory, share, shareBase, story, storyPath } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
beforeEach(() => {
  answer(storyPath, () =>
    story({ medications: part([medication({ id: 'm1' }), medication({ id: 'm2', name: 'Sertraline' })]) }),
  )
  answer(`POST ${shareBase}`, created)
  answer(`GET ${shareBase}`, () => page([]))
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const { summary } = paths.patient.healthStory
const open = (share_: 'new' | 'list', of = patientId) =>
  renderStory(<HealthStorySummaryPage />, {
    pattern: summary.pattern,
    at: summary({ patientId: of }, { share: share_ }),
  })
const refuse = (status: number) => () => {
  throw new ApiError(status, false)
}
/** Five past seven of a day, UTC, as it is written where the test runs. */
const time = (day: string) => formatDateTime('en-ca', `${day}T19:05:00Z`).replaceAll(/\s/g, ' ')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const label = () => screen.getByRole('textbox', { name: /Name for this link/ })
const sent = () => callsTo(shareBase).filter(({ method }) => method === 'POST')

/** Answers the first two steps. */
async function toPreview(parts: readonly string[] = []) {
  for (const name of parts) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await press('Next')
  await userEvent.type(label(), ' Dr. Roy ')
  await userEvent.click(screen.getByRole('radio', { name: /English/ }))
  await press('Next')
  await screen.findByRole('heading', { name: 'This is what they will see' })
}

describe('sharing, in three steps (SHARE-01, SHARE-02, 2.16)', () => {
  test('what was chosen is seen as its reader will, and sent', async () => {
    await open('new')
    await toPreview(['Conditions', 'Documents'])
    const parts = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)
    expect(parts.slice(1)).toEqual([
      'Allergies',
      'Medicines',
      'Vaccines',
      'Procedures',
      'Family history',
      'Latest test results',
    ])
    await press('Leave out: Sertraline 500 mg')
    expect(screen.queryByText('Sertraline 500 mg', { selector: 'strong' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Put back: Sertraline 500 mg' })).toBeDefined()
    await press('Make the link')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your link is ready' })).toBeDefined()
    expect(sent().map(({ data }) => data)).toEqual([
      {
        patient: patientId,
        sections: [
          'allergies',
          'medications',
          'immunizations',
          'procedures',
          'family_history',
          'test_results',
        ],
        hidden_records: ['m2'],
        since: null,
        language: 'en-ca',
        label: 'Dr. Roy',
        allow_note: true,
      },
    ])
  })

  test('what is older than wanted is not shown, and it says so; what one has stays whole', async () => {
    answer(storyPath, () =>
      story({ immunizations: part([immunization({ id: 'i1', date_received: '1991-05' })]) }),
    )
    await open('new')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How far back?' }), '3')
    await toPreview()
    const vaccines = within(await screen.findByRole('region', { name: 'Vaccines' }))
    expect(vaccines.queryByText('Flu')).toBeNull()
    expect(vaccines.getByText(/^Only from .* on\. What is older is not shown here\.$/)).toBeDefined()
    const conditions = within(screen.getByRole('region', { name: 'Conditions' }))
    expect(conditions.getByText('Asthma')).toBeDefined()
    expect(conditions.queryByText(/^Only from/)).toBeNull()
    await press('Make the link')
    await screen.findByRole('heading', { name: 'Your link is ready' })
    expect(sent()[0]?.data).toMatchObject({ since: sinceOf('3'), hidden_records: [] })
  })

  test('what was left out can be put back', async () => {
    await open('new')
    await toPreview()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out: Penicillin' }))
    await press('Put back: Penicillin')
    await press('Make the link')
    await screen.findByRole('heading', { name: 'Your link is ready' })
    expect(sent()[0]?.data).toMatchObject({ hidden_records: [] })
  })

  test('link and passcode stand apart, each with a way to copy it, until when, and nowhere else', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('new')
    await toPreview()
    await press('Make the link')
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
    answer(storyPath, () => ({ ...story(), sections: { allergies: part([]), medications: part([]) } }))
    await open('new')
    await toPreview()
    expect(await screen.findByText(/There is nothing to show in the parts you chose/)).toBeDefined()
  })

  test.each([
    ['F07', 0, 'We could not make the link. Check your connection and try again.'],
    ['F11: too many', 409, 'You have too many links that work. Turn one off first.'],
    ['F16', 500, 'We could not make the link. Check your connection and try again.'],
  ])(
    '%s: a link that could not be made keeps the answers, and can be tried again',
    async (_, status, text) => {
      answer(`POST ${shareBase}`, refuse(status))
      await open('new')
      await toPreview()
      await press('Make the link')
      expect(await screen.findByText(text)).toBeDefined()
      answer(`POST ${shareBase}`, created)
      await press('Make the link')
      expect(await screen.findByText(created().url)).toBeDefined()
      expect(sent()).toHaveLength(2)
      expect(sent()[1]?.data).toEqual(sent()[0]?.data)
    },
  )

  test('whose it is stands there when it is not the person’s own', async () => {
    answer('/v1/patients/leo/health-story/', () => story())
    await open('new', 'leo')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Share the Health Story of Leo Tremblay' }),
    ).toBeDefined()
  })
})

describe('what was shared (SHARE-04, SHARE-05)', () => {
  const answerShares = (live: readonly object[], past: readonly object[] = []) =>
    answer(`GET ${shareBase}`, ({ status__in }) => page(String(status__in).includes('active') ? live : past))
  const opening = { opened_at: '2026-11-20T19:05:00Z', recipient_name: 'Walk-in clinic' }

  test('who opened a link and when, the notes, and those that ended apart from it', async () => {
    const note = {
      id: 'n1',
      author_name: 'Dr. Roy',
      text: 'line1\n<b>line2</b>',
      created_at: opening.opened_at,
    }
    answerShares(
      [
        share({ opened_count: 2, openings: [opening], notes: [note] }),
        share({ id: 'locked', label: 'Pharmacy', status: 'locked' }),
      ],
      [
        share({ id: 'off', label: 'Physio', status: 'revoked', revoked_at: '2026-11-19T19:05:00Z' }),
        share({ id: 'old', label: 'Old', status: 'expired' }),
      ],
    )
    await open('list')
    const card = within(await screen.findByRole('article', { name: 'Dr. Roy' }))
    expect(card.getByText(`Works until ${time('2026-11-22')}`)).toBeDefined()
    expect(card.getByText(`Opened 2 times, last ${time('2026-11-20')}, by Walk-in clinic`)).toBeDefined()
    expect(card.getByText(/line1\s<b>line2<\/b>/).textContent).toBe(note.text)
    expect(card.getByText('Shared: Allergies and Medicines')).toBeDefined()
    const locked = within(screen.getByRole('article', { name: 'Pharmacy' }))
    expect(locked.getByText(/too many wrong passcodes were tried/)).toBeDefined()
    const off = within(screen.getByRole('article', { name: 'Physio' }))
    expect(off.getByText(`Turned off ${time('2026-11-19')}`)).toBeDefined()
    const old = within(screen.getByRole('article', { name: 'Old' }))
    expect(old.getByText(`Ended ${time('2026-11-22')}`)).toBeDefined()
    expect(old.getByText('Not opened yet')).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Turn off/ })).toHaveLength(2)
  })

  test('turning one off asks, names it, and says when it is done', async () => {
    const revoke = `${shareBase}${share().id}/revoke/`
    answerShares([share()])
    answer(revoke, refuse(500))
    await open('list')
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off the link “Dr. Roy”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Turn off the link “Dr. Roy”?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo(revoke)).toEqual([])

    await press('Turn off the link “Dr. Roy”')
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByRole('button', { name: 'Turn off' }))
    expect(
      await again.findByText('We could not turn it off. Check your connection and try again.'),
    ).toBeDefined()
    answer(revoke, () => share({ status: 'revoked' }))
    answerShares([], [share({ status: 'revoked' })])
    await userEvent.click(again.getByRole('button', { name: 'Turn off' }))
    expect((await screen.findAllByText('The link “Dr. Roy” is turned off.')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Nobody outside the portal can read this Health Story.')).toBeDefined()
  })

  test('nothing is shared', async () => {
    await open('list')
    expect(await screen.findByRole('heading', { name: 'Nothing is shared' })).toBeDefined()
    expect(screen.getByText('None yet.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe(
      summary({ patientId }, { share: 'new' }),
    )
  })

  test.each([0, 403, 429, 500])(
    'F16: a list that cannot be had (%i) says so, with another try',
    async (status) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      answer(`GET ${shareBase}`, refuse(status))
      await open('list')
      const failures = await screen.findAllByText("We couldn't load what you shared")
      expect(failures).toHaveLength(2)
      answerShares([share()])
      for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
      expect(await screen.findByRole('article', { name: 'Dr. Roy' })).toBeDefined()
    },
  )
})

test('a part that failed is named in the preview too', async () => {
  answer(storyPath, () => story({ allergies: { ...part([allergy({ id: 'a1' })]), status: 'failed' } }))
  await open('new')
  await toPreview()
  expect(await screen.findByText('Allergies could not be loaded.')).toBeDefined()
})
