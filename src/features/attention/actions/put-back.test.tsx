// PROV-01: returning a handled item, and its history.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AttentionItem } from '#generated/model/index.ts'
import { userIdOf } from '#mock-server/store/seed-people.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { attentionItem } from '#tests/dom/care-team.tsx'
import { organizationId, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo } from '#tests/dom/server.ts'
import { AttentionSection } from '../list/AttentionSection.tsx'

const item = attentionItem()
const ana = { id: userIdOf('ana'), display_name: 'Ana Okafor' }
const takenBy = (
  acknowledged_by: AttentionItem['acknowledged_by'],
  note: string | null = null,
): AttentionItem => ({
  ...item,
  acknowledged_at: '2026-11-03T15:00:00Z',
  acknowledged_by,
  note,
})

beforeEach(() => {
  answer('listAttentionItems', ({ query: { status } }) =>
    page(status === 'open' ? [item] : [takenBy(ana, 'Called her.')]),
  )
  answer('restoreAttentionItem', () => item)
})
afterEach(clearToasts)

const show = () =>
  renderPage(<AttentionSection organizationId={organizationId} />, {
    pattern: '/home',
    at: '/home',
    texts: ['attention', 'validation', 'kit'],
  })
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('PROV-01: putting back, and the history', () => {
  test('one’s own item is returned immediately', async () => {
    const me = { id: userIdOf('maya'), display_name: 'Maya Tremblay' }
    answer('listAttentionItems', () => page([takenBy(me)]))
    await show()
    await press('Done')
    await press('Put back on the list: Maya Tremblay')
    await waitFor(() => expect(callsTo('restoreAttentionItem').map(({ body }) => body)).toEqual([{}]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the history says who took it, handed it back or undid that, and why', async () => {
    const at = '2026-11-02T20:00:00Z'
    const samuel = { id: userIdOf('samuel'), display_name: 'Samuel Roy' }
    answer('listAttentionItems', () =>
      page([
        {
          ...item,
          history: [
            { action: 'taken', at, by: ana, to: null, outcome: null, text: 'Called her.' },
            { action: 'undone', at, by: samuel, to: null, outcome: null, text: 'Ana is away.' },
            { action: 'note_changed', at, by: ana, to: null, outcome: null, text: null },
            { action: 'handed_back', at, by: ana, to: null, outcome: null, text: null },
            { action: 'assigned', at, by: samuel, to: ana, outcome: null, text: null },
            { action: 'unassigned', at, by: ana, to: null, outcome: null, text: null },
          ],
        },
      ]),
    )
    await show()
    const history = screen.getByText('History (6)').closest('details')
    const lines = [...(history?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      expect.stringMatching(/^Marked as handled by Ana Okafor, November 2, 2026 at .*Note: Called her\.$/),
      expect.stringMatching(/^Put back on the list by Samuel Roy, .*Reason: Ana is away\.$/),
      expect.stringMatching(/^Note changed by Ana Okafor, /),
      expect.stringMatching(/^Handed back by Ana Okafor, /),
      expect.stringMatching(/^Assigned to Ana Okafor by Samuel Roy, /),
      expect.stringMatching(/^Handed back to the team by Ana Okafor, /),
    ])
  })

  test('nothing is added where the card says it all', async () => {
    await show()
    expect(screen.queryByText(/^History/)).toBeNull()
  })

  test('another person’s item is returned only after confirmation, with a reason', async () => {
    await show()
    await press('Done')
    const text = (await screen.findByText(/^Ana Okafor is handling this \(November 3/)).textContent
    expect(text).toBeDefined()
    expect(screen.getByText('Note: Called her.')).toBeDefined()
    await press('Put back on the list: Maya Tremblay')
    const opened = await screen.findByRole('dialog', { name: 'Ana Okafor is handling this' })
    const dialog = within(opened)
    // The dialog takes the focus a moment after it opens.
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
    const confirm = () =>
      act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Put back on the list' })))
    const type = (value: string) =>
      act(async () => void fireEvent.change(dialog.getByRole('textbox'), { target: { value } }))
    await confirm()
    expect(dialog.getByText("Say why you're putting it back.")).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    await type('x'.repeat(501))
    await confirm()
    expect(callsTo('restoreAttentionItem')).toEqual([])
    await type(' Ana is away. ')
    await confirm()
    await waitFor(() =>
      expect(callsTo('restoreAttentionItem').map(({ params, body }) => [params, body])).toEqual([
        [{ id: item.id }, { reason: 'Ana is away.' }],
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
