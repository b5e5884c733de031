// Files that the mock server makes are what they say they are.
import { describe, expect, test } from 'vitest'
import { libraryDocuments } from './library-documents.ts'
import { libraryFile } from './library.ts'
import { ranged } from './ranged.ts'

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe.each([...libraryDocuments])('%s', (path, make) => {
  const file = latin1(make())

  test('every object is at the offset in the table of the file', () => {
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
    expect(file.slice(start, start + 4)).toBe('xref')
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
    expect(places.map((place, index) => file.slice(place).startsWith(`${index + 1} 0 obj`))).toEqual(
      places.map(() => true),
    )
    expect(places.length).toBe(7)
  })

  test('it says its language and has a title (1.1.1, 3.1.1)', () => {
    expect(file).toContain(path.includes('fr-ca') ? '/Lang (fr-CA)' : '/Lang (en-CA)')
    expect(file).toMatch(/\/Title \([^)]{5,}\)/)
  })
})

test('a tone is a WAV of as many seconds as its breaths take', () => {
  const { bytes } = libraryFile('/media/library/breathe-slow.wav') ?? { bytes: new Uint8Array() }
  expect([latin1(bytes.slice(0, 4)), latin1(bytes.slice(8, 12))]).toEqual(['RIFF', 'WAVE'])
  expect((bytes.length - 44) / 8000).toBe(60)
  // It can be heard, and nothing is cut off.
  const loudest = bytes.slice(44).reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
  expect(loudest).toBeGreaterThan(30)
  expect(loudest).toBeLessThan(127)
})

test('the film is a WebM, and its captions end with it', async () => {
  const film = libraryFile('/media/library/spacer.webm')
  expect([...(film?.bytes.slice(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
  for (const locale of ['en-ca', 'fr-ca']) {
    const words = new TextDecoder().decode(libraryFile(`/media/library/spacer.${locale}.vtt`)?.bytes)
    expect(words).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:05\.000\n1\. /)
    expect(words).toContain('00:00:25.000 --> 00:00:30.000\n6. ')
  }
})

test('RFC 9110: a part of a file, its end, the whole of it, or nothing', async () => {
  const file = { bytes: new Uint8Array([1, 2, 3, 4]), mediaType: 'audio/wav' }
  const read = async (range?: string) => {
    const answer = ranged(file, range, {})
    return [
      answer.status,
      [...new Uint8Array(await answer.arrayBuffer())],
      answer.headers.get('content-range'),
    ]
  }
  expect(await read()).toEqual([200, [1, 2, 3, 4], null])
  expect(await read('bytes=1-2')).toEqual([206, [2, 3], 'bytes 1-2/4'])
  expect(await read('bytes=2-')).toEqual([206, [3, 4], 'bytes 2-3/4'])
  expect(await read('bytes=-1')).toEqual([206, [4], 'bytes 3-3/4'])
  expect(await read('bytes=0-99')).toEqual([206, [1, 2, 3, 4], 'bytes 0-3/4'])
  expect(await read('bytes=9-')).toEqual([416, [], 'bytes */4'])
  expect(await read('lines=1-2')).toEqual([200, [1, 2, 3, 4], null])
})

test('what is not there is not made up', () => expect(libraryFile('/media/library/none.pdf')).toBeUndefined())

test('a file is made once', () => {
  expect(libraryFile('/media/library/spacer.webm')).toBe(libraryFile('/media/library/spacer.webm'))
  expect(libraryFile('/media/library/nothing.webm')).toBeUndefined()
})
