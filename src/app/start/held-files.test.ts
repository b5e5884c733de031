// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPage, holdSharedFiles } from './held-files.ts'

const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })
let events: Promise<unknown>[]

function share(...files: (File | string)[]): Promise<Response> {
  const body = new FormData()
  for (const one of files) body.append('files', one)
  const request = new Request('https://portage.test/add-document', { method: 'POST', body })
  return holdSharedFiles(request, { waitUntil: (done) => events.push(done) })
}

/** What the page gets when it asks. */
function ask(data: string): readonly string[] {
  const postMessage = vi.fn()
  answerPage({ data, ports: [{ postMessage }] as never })
  return (postMessage.mock.calls[0]?.[0] ?? []).map((file: File) => file.name)
}

const isOver = (event: Promise<unknown>) =>
  Promise.race([event.then(() => true), vi.advanceTimersByTimeAsync(1).then(() => false)])

beforeEach(() => {
  events = []
  vi.useFakeTimers()
  // Node's redirect accepts whole addresses only.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (address, status) =>
      new Response(null, { status: status ?? 302, headers: { location: String(address) } }),
  )
})
afterEach(() => {
  ask('forgetSharedFiles')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a shared file waits for the page, which gets it once; the worker stays awake until then', async () => {
  const { status, headers } = await share(letter, 'not a file')
  expect([status, headers.get('location')]).toEqual([303, '/patient/healthstory#shared-document'])
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(await isOver(events[0] as Promise<unknown>)).toBe(false)
  expect(ask('something else')).toEqual([])
  expect(ask('takeSharedFiles')).toEqual(['letter.pdf'])
  await vi.advanceTimersByTimeAsync(0)
  expect(await isOver(events[0] as Promise<unknown>)).toBe(true)
  expect(ask('takeSharedFiles')).toEqual([])
})

test.each([
  ['someone signs out', async () => void ask('forgetSharedFiles')],
  ['no page asks within five minutes', async () => void (await vi.advanceTimersByTimeAsync(5 * 60_000))],
  ['another file is shared', async () => void (await share(new File(['%PDF'], 'other.pdf')))],
])('it is gone when %s', async (_, happens) => {
  await share(letter)
  await happens()
  expect(ask('takeSharedFiles')).not.toContain('letter.pdf')
})

test('a share that cannot be read still opens the page', async () => {
  const request = new Request('https://portage.test/add-document', { method: 'POST', body: 'x' })
  expect((await holdSharedFiles(request, { waitUntil: () => undefined })).status).toBe(303)
  expect(ask('takeSharedFiles')).toEqual([])
})
