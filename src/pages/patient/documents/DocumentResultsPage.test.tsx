import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Document } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { toasts } from '#src/ui/messages/toast-queue.ts'
import {
  aDocument,
  deficiency,
  documentId,
  metformin,
  patientId,
  renderDocuments,
  results,
  vitamin,
  withoutViewer,
  withViewer,
} from '#tests/dom/documents.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import DocumentResultsPage from './DocumentResultsPage.tsx'

const place = paths.patient.healthStory.documentResults
const file = 'https://files.portage.test/6b1d'

async function show(changes: Partial<Document> = {}, locale?: 'fr-ca') {
  answer('getDocument', () => aDocument(changes))
  return renderDocuments(<DocumentResultsPage />, {
    pattern: place.pattern,
    at: place({ patientId, documentId }),
    ...(locale && { locale }),
  })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Whether the browser prompts before the tab closes. */
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const card = async (name: string) => screen.findByRole('listitem', { name })

beforeEach(() => {
  answer('getDocumentResults', () => results)
  answer('getDocumentDownload', () => ({
    url: file,
    download_url: `${file}?download=1`,
    expires_at: '2026-11-20T19:00:00Z',
  }))
  answer('reviewDocument', () => aDocument({ status: 'reviewed' }))
})
afterEach(() => {
  withoutViewer()
})

describe('ROUTE-34, DOC-03: what was found beside the document', () => {
  test('each finding says what, where and how sure', async () => {
    await show()
    const found = await card('Metformin')
    expect(found.textContent).toMatch(/Likely.*500 mg · 1 tablet · Twice daily · By mouth/)
    expect(found.textContent).toContain('Metformin 500 mg, 1 tablet twice a day')
    expect((await card('Vitamin C')).textContent).toContain('Unsure')
    expect((await card('Iron deficiency')).textContent).toContain('Year of diagnosis 2026')
  })

  test('its page is shown in the document', async () => {
    withViewer()
    await show()
    const shown = async () => (await screen.findByTitle('Document: Blood test of March')).getAttribute('src')
    expect(await shown()).toBe(`${file}#page=1`)
    await press('Show page 2 of the document')
    expect(await shown()).toBe(`${file}#page=2`)
  })

  test('what the person has already is theirs to decide', async () => {
    await show()
    const known = within(await card('Metformin'))
    expect(known.getByText('You already have Metformin: update or keep both?')).toBeTruthy()
    expect(known.queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  test('sends nothing before the end; then all decisions together', async () => {
    const { address } = await show()
    await press('Accept all likely (1)')
    expect(within(await card('Iron deficiency')).getByText('Will be added')).toBeTruthy()
    await press('Update Metformin')
    await press('Ignore Vitamin C')
    expect(screen.getByText("You've decided on everything.")).toBeTruthy()
    expect(callsTo('reviewDocument')).toEqual([])
    await press('Finish review')
    expect(callsTo('reviewDocument')[0]?.body).toEqual({
      accepted: [
        { suggestion_id: metformin.suggestion_id, action: 'update', target: metformin.match?.id },
        { suggestion_id: deficiency.suggestion_id, action: 'create' },
      ],
      ignored: [vitamin.suggestion_id],
    })
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(toasts.get().map(({ message }) => message)).toContain('2 records added to your health record.')
    expect(address()).toBe(paths.patient.healthStory.document({ patientId, documentId }))
  })

  test('a decision can be changed, and the focus stays at the finding', async () => {
    await show()
    await card('Vitamin C')
    expect(leavingAsks()).toBe(false)
    await press('Ignore Vitamin C')
    expect(leavingAsks()).toBe(true)
    expect(document.activeElement?.textContent).toBe('Vitamin C')
    await press('Change your decision on Vitamin C')
    expect(await screen.findByRole('button', { name: 'Accept Vitamin C' })).toBeTruthy()
  })

  test('finishing too early leads to the first one that is left', async () => {
    await show()
    await press('Finish review')
    expect((await screen.findByRole('alert')).textContent).toContain('First, accept or ignore each one')
    expect(document.activeElement?.textContent).toBe('Metformin')
    expect(callsTo('reviewDocument')).toEqual([])
  })

  test('it is set right before it is accepted', async () => {
    await show()
    await press('Edit Vitamin C')
    const form = within(await screen.findByRole('form', { name: 'Edit Vitamin C' }))
    await userEvent.clear(form.getByRole('textbox', { name: /^Name/ }))
    await userEvent.click(form.getByRole('button', { name: 'Use these' }))
    expect(form.getAllByText('This field is required').length).toBeGreaterThan(0)
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Vitamin C')
    await userEvent.type(form.getByRole('textbox', { name: /^Strength/ }), '500 mg')
    await userEvent.click(form.getByRole('button', { name: 'Use these' }))
    expect((await card('Vitamin C')).textContent).toContain('500 mg')
    await press('Accept Vitamin C')
    await press('Keep both: Metformin')
    await press('Ignore Iron deficiency')
    await press('Finish review')
    expect(callsTo('reviewDocument')[0]?.body).toMatchObject({
      accepted: [
        { suggestion_id: metformin.suggestion_id, action: 'create' },
        {
          suggestion_id: vitamin.suggestion_id,
          action: 'create',
          overrides: { strength: '500 mg' },
        },
      ],
    })
  })

  test('F02 a failure keeps the decisions', async () => {
    fails('reviewDocument', 503)
    await show()
    await press('Accept all likely (1)')
    await press('Keep both: Metformin')
    await press('Ignore Vitamin C')
    await press('Finish review')
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't save/)
    expect(within(await card('Vitamin C')).getByText('Will not be added')).toBeTruthy()
  })
})

describe('other states', () => {
  test('nothing was found: says so, and how to add by hand', async () => {
    answer('getDocumentResults', () => ({ medications: [], conditions: [] }))
    await show({ suggestions_count: 0 })
    expect(await screen.findByText("We didn't find anything to add in this document")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a medication' })).toBeTruthy()
    await press('Finish review')
    expect(callsTo('reviewDocument')[0]?.body).toEqual({ accepted: [], ignored: [] })
  })

  test('reviewed: what became of each, and nothing to decide', async () => {
    answer('getDocumentResults', {
      medications: [{ ...metformin, match: null, state: 'accepted', record: metformin.suggestion_id }],
      conditions: [{ ...deficiency, state: 'ignored' }],
    })
    await show({ status: 'reviewed' })
    expect((await card('Metformin')).textContent).toContain('Added to your health record')
    expect((await card('Iron deficiency')).textContent).toContain('Not added')
    expect(screen.queryByRole('button', { name: 'Finish review' })).toBeNull()
  })

  test('before the analysis, the document’s page shows the status', async () => {
    const { address } = await show({ status: 'analyzing' })
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(address()).toBe(paths.patient.healthStory.document({ patientId, documentId }))
  })

  test('that it failed is said in place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fails('getDocumentResults', 500)
    await show()
    expect(await screen.findByText("We couldn't load what we found")).toBeTruthy()
    vi.mocked(console.error).mockRestore()
  })

  test('in French', async () => {
    await show({}, 'fr-ca')
    expect((await card('Metformin')).textContent).toMatch(
      /Vous avez déjà Metformin\s: mettre à jour ou garder les deux/,
    )
  })
})
