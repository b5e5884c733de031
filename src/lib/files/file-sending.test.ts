import { describe, expect, test, vi } from 'vitest'
import { createFileSending } from './file-sending.ts'

const file = new File(['%PDF-1.7'], 'letter.pdf')

function setup(atOnce?: number) {
  const calls: { answer: (id: string) => void; refuse: (error: unknown) => void; signal: AbortSignal }[] = []
  const files = createFileSending<{ name: string }, string, string>({
    send: (_item, { signal }) => new Promise((answer, refuse) => calls.push({ answer, refuse, signal })),
    failureOf: String,
    ...(atOnce !== undefined && { atOnce }),
  })
  const arrived = vi.fn()
  files.onArrival(({ name }, result) => arrived(name, result))
  return {
    files,
    calls,
    arrived,
    shown: () => files.sending.get().map(({ name, failure }) => [name, failure]),
  }
}

const settle = () => new Promise((done) => setTimeout(done))

describe('several files', () => {
  test('limits parallel uploads; the others are queued', async () => {
    const { files, calls, arrived } = setup(2)
    for (const name of ['a', 'b', 'c']) files.start({ name }, file)
    expect(calls).toHaveLength(2)
    calls[0]?.answer('1')
    await settle()
    expect(calls).toHaveLength(3)
    calls[1]?.refuse('broken')
    calls[2]?.answer('3')
    await settle()
    expect(arrived.mock.calls).toEqual([
      ['a', '1'],
      ['c', '3'],
    ])
  })

  test('one that is dropped makes room, also while it waits', async () => {
    const { files, calls, shown } = setup(1)
    for (const name of ['a', 'b', 'c']) files.start({ name }, file)
    files.drop(2)
    files.drop(1)
    expect([calls[0]?.signal.aborted, calls.length]).toEqual([true, 2])
    expect(shown()).toEqual([['c', undefined]])
  })

  test('one that failed is sent again, and not twice by two presses', async () => {
    const { files, calls, shown } = setup()
    files.start({ name: 'a' }, file)
    calls[0]?.refuse('broken')
    await settle()
    expect(shown()).toEqual([['a', 'broken']])
    files.retry(1)
    files.retry(1)
    expect([calls.length, shown()]).toEqual([2, [['a', undefined]]])
  })

  test('stops all uploads, and starts none afterwards', async () => {
    const { files, calls, shown } = setup(1)
    for (const name of ['a', 'b']) files.start({ name }, file)
    files.dropAll()
    await settle()
    expect([calls.length, calls[0]?.signal.aborted, shown()]).toEqual([1, true, []])
  })
})
