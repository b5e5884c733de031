// PROV-01: items that need the care team's attention.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttentionItem } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { attentionItem, bouncedInvitation } from '#tests/dom/care-team.tsx'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { organizationId, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { AttentionSection } from './AttentionSection.tsx'

const item = attentionItem()
const ana = { id: 'c0000000-0000-4000-8000-000000000019', display_name: 'Ana Okafor' }
const taken = (note: string | null = null): AttentionItem => ({
  ...item,
  acknowledged_at: '2026-11-03T15:00:00Z',
  acknowledged_by: ana,
  note,
})

/** A server that drops handled items. */
let open: AttentionItem[]
beforeEach(() => {
  open = [item]
  answer('listAttentionItems', ({ query: { status } }) =>
    page(status === 'open' ? open : [taken('Called her.')]),
  )
})
afterEach(() => {
  clearToasts()
  vi.restoreAllMocks()
})

const show = (locale: Locale = 'en-ca') =>
  renderPage(<AttentionSection organizationId={organizationId} />, {
    pattern: '/home',
    at: '/home',
    texts: ['attention', 'validation', 'kit'],
    locale,
  })
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const card = (name: string) => screen.getByRole('listitem', { name })
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('PROV-01, TASK-05, TASK-06: a card says who, what, since when, and where to go', () => {
  const journeyId = String(item.process_definition)
  const enrolmentId = String(item.process_instance)
  const taskId = String(item.task?.id)
  // D-50: the journey of a task is its enrolment.
  const step = { organizationId, journeyId: enrolmentId, taskId }

  test.each<[string, AttentionItem, string[], string]>([
    [
      'answers that set off an alert',
      item,
      [
        'Concerning',
        'Answers to “How is your hip today?”',
        'What the person was toldThe pain is severe.',
        'Answered November 2, 2026 at ',
      ],
      paths.provider.submission(step),
    ],
    [
      'answers of somebody in danger',
      { ...item, severity: 'danger_to_life' },
      ['Life-threatening'],
      paths.provider.submission(step),
    ],
    [
      'answers of the care team that set off an alert',
      { ...item, audience: 'provider' },
      ['Answers to “How is your hip today?”: The pain is severe.'],
      paths.provider.submission(step),
    ],
    [
      'a step that is late',
      { ...item, kind: 'overdue_task', severity: 'late' },
      ['Overdue', '“How is your hip today?” is overdue.', 'Was due November 2, 2026'],
      paths.provider.patientActions({ organizationId, journeyId, enrolmentId }),
    ],
    [
      'a step that the team is late with',
      { ...item, kind: 'overdue_task', audience: 'provider' },
      ['Your team needs to do it.'],
      paths.provider.task(step),
    ],
    [
      'a draft that is stuck',
      { ...item, kind: 'stalled_draft', severity: 'unfinished' },
      ['Not finished', 'was started but not finished', 'Last changed'],
      paths.provider.patientActions({ organizationId, journeyId, enrolmentId }),
    ],
  ])('%s', async (_, given, words, to) => {
    open = [given]
    await show()
    const text = card('Maya Tremblay').textContent
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain('Journey: Hip replacement preparation')
    expect(hrefs()).toEqual([to])
  })

  test('an invitation that came back, with the way to it', async () => {
    open = [bouncedInvitation()]
    await show()
    expect(card('nadia@portage.tset').textContent).toContain("We couldn't deliver the email.")
    expect(hrefs()).toEqual([paths.provider.invites({ organizationId })])
  })

  test('in French, with what is in English only marked so (3.1.2)', async () => {
    open = [{ ...item, languages: ['en-ca'] }]
    await show('fr-ca')
    const what = screen.getByText('Réponses à « How is your hip today? »')
    expect(screen.getByText('The pain is severe.').lang).toBe('en')
    expect(what.lang).toBe('en')
    expect(screen.getByRole('link', { name: 'Voir les réponses\u00a0: Maya Tremblay' })).toBeDefined()
  })
})

describe('PROV-01: taking care of something', () => {
  async function ask() {
    await press('Mark as handled: Maya Tremblay')
    return within(await screen.findByRole('dialog', { name: 'Mark as handled?' }))
  }
  const note = (text: string) =>
    act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }))
  const confirm = () => press('Mark as handled')

  test('with a note: the card goes, the focus stays in the list, and it can be undone', async () => {
    answer('acknowledgeAttentionItem', () => ((open = []), taken()))
    answer('restoreAttentionItem', () => ((open = [item]), item))
    await show()
    await ask()
    await note('  Left a message. ')
    await confirm()
    expect(await screen.findByText('Nothing needs your attention right now')).toBeDefined()
    expect(callsTo('acknowledgeAttentionItem')[0]?.body).toEqual({ note: 'Left a message.' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Needs your attention'))
    await press('Undo')
    expect(await screen.findByRole('listitem', { name: 'Maya Tremblay' })).toBeDefined()
    expect(screen.getByText('Back on the list: Maya Tremblay')).toBeDefined()
  })

  test('without a note, none is sent; one that is too long is not sent at all', async () => {
    answer('acknowledgeAttentionItem', () => ((open = []), taken()))
    await show()
    await ask()
    await note('x'.repeat(1001))
    await confirm()
    expect(callsTo('acknowledgeAttentionItem')).toEqual([])
    await note(' ')
    await confirm()
    await screen.findByText('Nothing needs your attention right now')
    expect(callsTo('acknowledgeAttentionItem')[0]?.body).toEqual({})
  })

  test('409: another person was faster, and it says who', async () => {
    answer('acknowledgeAttentionItem', () => {
      open = []
      throw failure(409, {
        detail: '',
        code: 'already_acknowledged',
        acknowledged_by: ana,
        acknowledged_at: '2026-11-03T15:00:00Z',
      })
    })
    await show()
    await ask()
    await confirm()
    expect(
      await screen.findByText(/^Ana Okafor is already handling this \(November 3, 2026 at/),
    ).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('404: it settled itself meanwhile', async () => {
    answer('acknowledgeAttentionItem', () => {
      open = []
      throw failure(404)
    })
    await show()
    await ask()
    await confirm()
    expect(await screen.findByText("This is already settled. There's nothing left to do.")).toBeDefined()
    expect(await screen.findByText('Nothing needs your attention right now')).toBeDefined()
  })

  test.each([
    [500, "We couldn't save this. Please try again."],
    [0, "You're offline. Check your internet connection, then try again."],
  ])('status %d: the dialog stays with the note, and says it', async (status, words) => {
    fails('acknowledgeAttentionItem', status)
    await show()
    await ask()
    await note('Left a message.')
    await confirm()
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Left a message.')
  })

  test('an undo that fails is said', async () => {
    answer('acknowledgeAttentionItem', () => ((open = []), taken()))
    fails('restoreAttentionItem', 500)
    await show()
    await ask()
    await confirm()
    await screen.findByText('Nothing needs your attention right now')
    await press('Undo')
    expect(await screen.findByText(/^We couldn't put this back on the list: Maya Tremblay\./)).toBeDefined()
  })
})

describe('PROV-01: the list', () => {
  test('shows four, and leads to all of them', async () => {
    answer('listAttentionItems', ({ query: { page_size: size } }) => {
      const all = Array.from({ length: 7 }, (_, at) => ({ ...item, id: `${item.id.slice(0, -1)}${at}` }))
      return page(all.slice(0, Number(size)), 7)
    })
    await show()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(screen.getByText('7 things need attention. Most serious first.')).toBeDefined()
    const worklist = (query: object) =>
      paths.provider.organization({ organizationId }, { view: 'worklist', ...query })
    expect(screen.getByRole('link', { name: 'Show all 7' }).getAttribute('href')).toBe(worklist({}))
    await press('Done')
    expect((await screen.findByRole('link', { name: 'Show all 7' })).getAttribute('href')).toBe(
      worklist({ status: 'acknowledged' }),
    )
  })

  test('nothing at all', async () => {
    open = []
    await show()
    expect(
      screen.getByRole('heading', { level: 3, name: 'Nothing needs your attention right now' }),
    ).toBeDefined()
  })
})
