import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TaskDraft, TaskDraftSave } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import type { DeviceDraft, DeviceStore } from './device-draft.ts'
import { createDraftSaver } from './draft-saver.ts'

type Call = {
  body: TaskDraftSave
  answer: (draft?: Partial<TaskDraft>) => void
  refuse: (error: unknown) => void
}

function setup({ keeps = true } = {}) {
  const calls: Call[] = []
  let stored: DeviceDraft | undefined
  let writes = 0
  let isOnline = true
  const device: DeviceStore = {
    key: 'draft:u:t',
    read: () => stored,
    write: (draft) => {
      writes += 1
      if (keeps) stored = draft
      return keeps
    },
    remove: () => {
      stored = undefined
    },
  }
  const saver = createDraftSaver({
    device,
    formVersion: 2,
    revision: 3,
    online: () => isOnline,
    send: (body) =>
      new Promise((done, fail) => {
        const answer = (draft: Partial<TaskDraft> = {}) =>
          done({ ...body, revision: body.revision + 1, updated_at: '2026-11-20T19:05:00Z', ...draft })
        calls.push({ body, answer, refuse: fail })
      }),
  })
  saver.start()
  const type = (note: string, page = 'more') => saver.change({ form_data: { note }, page })
  return {
    saver,
    calls,
    type,
    stored: () => stored,
    writes: () => writes,
    clear: () => {
      stored = undefined
    },
    goOffline: (off: boolean) => {
      isOnline = !off
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const refused = (status: number, body?: unknown) => new ApiError(status, false, body)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T19:05:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving (TASK-11)', () => {
  test('on the device after 200 ms, on the server 1.5 s after the last change', async () => {
    const { calls, type, stored } = setup()
    type('a')
    await vi.advanceTimersByTimeAsync(200)
    expect(stored()).toMatchObject({ form_data: { note: 'a' }, form_version: 2, revision: 3, unsaved: true })
    await vi.advanceTimersByTimeAsync(1000)
    type('ab')
    await vi.advanceTimersByTimeAsync(1499)
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.map(({ body }) => body)).toEqual([
      { form_data: { note: 'ab' }, page: 'more', form_version: 2, revision: 3 },
    ])
  })

  test('says when it is saved, and the device copy knows the new revision', async () => {
    const { saver, calls, type, stored } = setup()
    type('a')
    void saver.flush()
    expect(saver.state.get()).toEqual({ kind: 'saving' })
    calls[0]?.answer()
    await settle()
    expect(saver.state.get()).toEqual({ kind: 'saved', at: '2026-11-20T19:05:00.000Z' })
    expect(stored()).toMatchObject({ revision: 4, unsaved: false })
  })

  test('one save at a time; what is typed meanwhile follows with the new revision', async () => {
    const { saver, calls, type, stored } = setup()
    type('a')
    void saver.flush()
    type('ab')
    void saver.flush()
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls).toHaveLength(1)
    calls[0]?.answer()
    await settle()
    expect(stored()).toMatchObject({ form_data: { note: 'ab' }, unsaved: true })
    await vi.advanceTimersByTimeAsync(1500)
    expect(calls[1]?.body).toMatchObject({ form_data: { note: 'ab' }, revision: 4 })
  })

  test('what is on the device already is not written again', async () => {
    const { saver, type, writes } = setup()
    type('a')
    void saver.flush()
    const before = writes()
    await vi.advanceTimersByTimeAsync(200)
    expect(writes()).toBe(before)
  })

  test('nothing typed, nothing sent', async () => {
    const { saver, calls } = setup()
    await saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(0)
  })
})

describe('failures', () => {
  test('tries again after 2, 4, 8, 16 and then every 30 seconds', async () => {
    const { saver, calls, type } = setup()
    type('a')
    void saver.flush()
    for (const pause of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      calls.at(-1)?.refuse(refused(503))
      await settle()
      expect(saver.state.get()).toEqual({ kind: 'notSaved', reason: 'trying', onDevice: true })
      const before = calls.length
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(calls).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(calls).toHaveLength(before + 1)
    }
  })

  test('F02 offline: says so, sends nothing, and continues on request', async () => {
    const { saver, calls, type, goOffline } = setup()
    goOffline(true)
    type('a')
    await saver.flush()
    expect(saver.state.get()).toEqual({ kind: 'notSaved', reason: 'offline', onDevice: true })
    expect(calls).toHaveLength(0)
    goOffline(false)
    void saver.flush()
    expect(calls).toHaveLength(1)
  })

  test('F55 a device that keeps nothing is a risk only while the server lacks something', async () => {
    const { saver, calls, type } = setup({ keeps: false })
    type('a')
    await vi.advanceTimersByTimeAsync(200)
    expect(saver.risk.get()).toBe(true)
    void saver.flush()
    calls[0]?.refuse(refused(0))
    await settle()
    expect(saver.state.get()).toMatchObject({ kind: 'notSaved', onDevice: false })
    await vi.advanceTimersByTimeAsync(2000)
    calls[1]?.answer()
    await settle()
    expect(saver.risk.get()).toBe(false)
  })

  test('a refused save waits for the next change', async () => {
    const { saver, calls, type } = setup()
    type('a')
    void saver.flush()
    calls[0]?.refuse(refused(400, {}))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    type('ab')
    await vi.advanceTimersByTimeAsync(1500)
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['completed', refused(409, { detail: 'x', code: 'already_completed' })],
    ['removed', refused(404, { detail: 'Not found.' })],
  ])('%s: no more saves', async (kind, error) => {
    const { saver, calls, type } = setup()
    type('a')
    void saver.flush()
    calls[0]?.refuse(error)
    await settle()
    expect(saver.state.get()).toEqual({ kind })
    type('ab')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})

describe('two devices', () => {
  const current: TaskDraft = {
    form_data: { note: 'there' },
    page: null,
    form_version: 2,
    revision: 9,
    updated_at: '2026-11-20T14:12:00Z',
  }
  const meet = async (other: TaskDraft) => {
    const all = setup()
    all.type('here')
    void all.saver.flush()
    all.calls[0]?.refuse(refused(409, { detail: 'x', code: 'draft_conflict', current: other }))
    await settle()
    return all
  }

  test('a save that arrived unheard is no other device, not even after a reload', async () => {
    const { saver, calls, type, stored } = setup()
    type('a')
    void saver.flush()
    expect(stored()?.unanswered).toEqual([{ note: 'a' }])
    calls[0]?.refuse(refused(0))
    type('ab')
    await vi.advanceTimersByTimeAsync(2000)
    const arrived = { ...current, form_data: { note: 'a' }, revision: 4 }
    calls[1]?.refuse(refused(409, { detail: 'x', code: 'draft_conflict', current: arrived }))
    await vi.advanceTimersByTimeAsync(4000)
    expect(calls[2]?.body).toMatchObject({ form_data: { note: 'ab' }, revision: 4 })
    calls[2]?.answer()
    await settle()
    expect([saver.state.get().kind, stored()?.unanswered]).toEqual(['saved', []])
  })

  test('nothing is sent until the person has chosen', async () => {
    const { saver, calls } = await meet(current)
    expect(saver.state.get()).toEqual({ kind: 'conflict', current })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })

  test('the answers of this device win', async () => {
    const { saver, calls } = await meet(current)
    saver.keepMine(current)
    await settle()
    expect(calls[1]?.body).toMatchObject({ form_data: { note: 'here' }, revision: 9 })
  })

  test('the other answers win', async () => {
    const { saver, calls, stored } = await meet(current)
    saver.takeOther(current)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(stored()).toMatchObject({ form_data: { note: 'there' }, revision: 9, unsaved: false })
  })

  test('a draft that was thrown away there is nothing to choose from', async () => {
    const { calls } = await meet({ ...current, form_data: {}, revision: 0 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(calls[1]?.body).toMatchObject({ form_data: { note: 'here' }, revision: 0 })
  })
})

describe('the end', () => {
  test('while the answers are being sent no draft goes out', async () => {
    const { saver, calls, type } = setup()
    type('a')
    await saver.hold()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(0)
    saver.release()
    await vi.advanceTimersByTimeAsync(1500)
    expect(calls).toHaveLength(1)
  })

  test('after the sending nothing is left on the device, also by a late answer', async () => {
    const { saver, calls, type, stored } = setup()
    type('a')
    void saver.flush()
    saver.discard(0)
    calls[0]?.answer()
    await settle()
    expect(stored()).toBeUndefined()
    expect(saver.state.get()).toEqual({ kind: 'idle' })
  })

  test('leaving keeps what was typed last; after a sign-out the device stays empty', async () => {
    const { saver, calls, type, stored, clear } = setup()
    const stop = saver.start()
    type('a')
    stop()
    expect(stored()).toMatchObject({ form_data: { note: 'a' } })
    expect(calls).toHaveLength(1)
    clear()
    calls[0]?.answer()
    await settle()
    expect(stored()).toBeUndefined()
  })
})
