import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('after a save the delays of a failing server begin again at 2 seconds', async () => {
  const failure = new ApiError(503, false)
  const send = vi.fn(async (body: { revision: number }) => ({
    ...body,
    revision: body.revision + 1,
    form_data: {},
    form_version: 2,
    page: null,
    updated_at: '2026-11-20T19:05:00Z',
  }))
  const saver = createDraftSaver({
    device: { key: 'draft', read: () => undefined, write: () => true, remove: () => undefined },
    formVersion: 2,
    revision: 3,
    online: () => true,
    send: send as never,
  })
  saver.start()
  send.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  saver.change({ form_data: { note: 'a' }, page: 'more' })
  await saver.flush()
  await vi.advanceTimersByTimeAsync(2000 + 4000)
  expect(saver.state.get()).toMatchObject({ kind: 'saved' })
  send.mockRejectedValueOnce(failure)
  saver.change({ form_data: { note: 'b' }, page: 'more' })
  await saver.flush()
  const count = send.mock.calls.length
  await vi.advanceTimersByTimeAsync(1999)
  expect(send).toHaveBeenCalledTimes(count)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(count + 1)
})
