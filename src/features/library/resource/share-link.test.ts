// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const link = ['https://portage.example/x', 'Sleep'] as const

test('2.15: a device that shares is handed the link', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { share })
  expect(await shareLink(...link)).toBe('shared')
  expect(share).toHaveBeenCalledWith({ url: link[0], title: link[1] })
})

test('2.15: any other copies it', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareLink(...link)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link[0])
})

test('a change of mind is no failure, a refusal is', async () => {
  const failing = (name: string) => ({
    share: () => Promise.reject(Object.assign(new Error('no'), { name })),
  })
  vi.stubGlobal('navigator', failing('AbortError'))
  expect(await shareLink(...link)).toBe('shared')
  vi.stubGlobal('navigator', failing('NotAllowedError'))
  expect(await shareLink(...link)).toBe('failed')
  vi.stubGlobal('navigator', {})
  expect(await shareLink(...link)).toBe('failed')
})
