import { afterEach, describe, expect, test, vi } from 'vitest'
import { dropDraftsOfOthers } from '#src/lib/browser/draft-store.ts'
import { type DeviceDraft, deviceStore } from './device-draft.ts'

const draft: DeviceDraft = {
  form_data: { pain: 4, help_with: ['stairs'], meds: [{ name: 'Insulin', stopped: false }, {}] },
  page: 'pain',
  form_version: 2,
  revision: 3,
  updated_at: '2026-11-20T19:05:00.000Z',
  unsaved: true,
  unanswered: [{ pain: 3 }],
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** What the store returns for a stored text. */
function stored(text: string | null) {
  const store = deviceStore('u', 't')
  if (text !== null) localStorage.setItem(store.key, text)
  return store.read()
}

describe('the copy on the device (TASK-11)', () => {
  test('comes back as it was written', () => {
    const store = deviceStore('u', 't')
    expect(store.write(draft)).toBe(true)
    expect(localStorage.getItem('draft:u:t')).not.toBeNull()
    expect(store.read()).toEqual(draft)
    store.remove()
    expect(store.read()).toBeUndefined()
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"form_data":'],
    ['a number', '5'],
    ['a list', '[]'],
    ['no answers', '{"form_version":1,"revision":0,"updated_at":"2026-11-20T19:05:00Z"}'],
    ['no date', JSON.stringify({ ...draft, updated_at: 'yesterday' })],
    ['a revision below zero', JSON.stringify({ ...draft, revision: -1 })],
    ['no version', JSON.stringify({ ...draft, form_version: '2' })],
  ])('%s is ignored', (_, text) => {
    expect(stored(text)).toBeUndefined()
  })

  test('single answers of no known shape are left out', () => {
    const odd = {
      ...draft,
      form_data: { pain: 4, a: null, b: { c: 1 }, d: [1], e: [{ f: { g: 1 } }] },
      page: 7,
    }
    expect(stored(JSON.stringify(odd))).toMatchObject({ form_data: { pain: 4 }, page: null })
  })

  test('F54, F55: a storage that is full or switched off is no crash', () => {
    const refuse = (name: string) => () => {
      throw new DOMException('no', name)
    }
    vi.stubGlobal('localStorage', { setItem: refuse('QuotaExceededError'), getItem: refuse('SecurityError') })
    const store = deviceStore('u', 't')
    expect(store.write(draft)).toBe(false)
    expect(store.read()).toBeUndefined()
  })

  test('F21: drafts of another person go, other keys stay', () => {
    localStorage.setItem(deviceStore('maya', '1').key, '{}')
    localStorage.setItem(deviceStore('luc', '1').key, '{}')
    localStorage.setItem('nextTaskDismissedForJourney', '["x"]')
    dropDraftsOfOthers('maya')
    expect(Object.keys(localStorage).sort()).toEqual(['draft:maya:1', 'nextTaskDismissedForJourney'])
  })
})
