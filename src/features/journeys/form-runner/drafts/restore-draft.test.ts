import { describe, expect, test } from 'vitest'
import type { TaskDraft } from '#generated/model/index.ts'
import { typedAnswers } from '../answers/answers.ts'
import type { DeviceDraft } from './device-draft.ts'
import { restoreDraft } from './restore-draft.ts'
import { hipForm, noDraft } from '#tests/dom/hip-form.ts'

const server: TaskDraft = {
  form_data: { pain: 4 },
  page: 'pain',
  form_version: 2,
  revision: 3,
  updated_at: '2026-11-19T14:12:00Z',
}
const device: DeviceDraft = {
  form_data: { pain: 5 },
  page: 'more',
  form_version: 2,
  revision: 3,
  updated_at: '2026-11-19T14:13:00Z',
  unsaved: true,
  unanswered: [],
}

describe('which draft to open (TASK-11)', () => {
  test('none', () => {
    expect(restoreDraft(hipForm, undefined, noDraft)).toEqual({ kind: 'none', revision: 0 })
    expect(restoreDraft(hipForm, { ...device, form_data: {} }, noDraft)).toEqual({
      kind: 'none',
      revision: 0,
    })
  })

  test('the one on the server', () => {
    expect(restoreDraft(hipForm, undefined, server)).toMatchObject({
      kind: 'resume',
      draft: { form_data: { pain: 4 }, page: 'pain', revision: 3, unsaved: false },
    })
  })

  test('the one on this device, where the server has none or an older one', () => {
    expect(restoreDraft(hipForm, device, noDraft)).toMatchObject({
      draft: { form_data: { pain: 5 }, revision: 0 },
    })
    expect(restoreDraft(hipForm, device, server)).toMatchObject({
      draft: { form_data: { pain: 5 }, page: 'more', revision: 3, unsaved: true },
    })
  })

  test('the newer one on the server, where this device has nothing more', () => {
    const newer = { ...server, revision: 5 }
    expect(restoreDraft(hipForm, { ...device, unsaved: false }, newer)).toMatchObject({
      kind: 'resume',
      draft: { form_data: { pain: 4 }, revision: 5 },
    })
  })

  test('a save that arrived unheard is no conflict', () => {
    const newer = { ...server, revision: 4, form_data: { pain: 5 } }
    expect(restoreDraft(hipForm, device, newer)).toMatchObject({ kind: 'resume', draft: { unsaved: false } })
  })

  test('nor is an earlier one, when more was typed since', () => {
    const newer = { ...server, revision: 4 }
    expect(restoreDraft(hipForm, { ...device, unanswered: [{ pain: 4 }] }, newer)).toMatchObject({
      kind: 'resume',
      draft: { form_data: { pain: 5 }, page: 'more', revision: 4, unsaved: true },
    })
  })

  test('different answers in both: the person chooses', () => {
    const newer = { ...server, revision: 5 }
    expect(restoreDraft(hipForm, device, newer)).toMatchObject({
      kind: 'conflict',
      draft: { form_data: { pain: 5 } },
      other: newer,
    })
  })

  test('of another version the answers stay whose questions still exist and still fit', () => {
    const old: DeviceDraft = {
      ...device,
      form_version: 1,
      form_data: { pain: 5, gone: 'x', help_with: 'not a list', note: 'kept' },
    }
    expect(restoreDraft(hipForm, old, noDraft)).toMatchObject({
      draft: { form_data: { pain: 5, note: 'kept' } },
    })
  })
})

test('rows that nothing is written in are open, not answered; of the others each keeps its place', () => {
  expect(
    typedAnswers({ none: [{}], blank: [{ name: ' ' }, {}], some: [{}, { name: 'A', dose: '' }] }),
  ).toEqual({
    some: [{}, { name: 'A' }],
  })
})
