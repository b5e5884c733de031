import { beforeEach, expect, test, vi } from 'vitest'
import { settingsInPage } from './settings-in-page.ts'

const empty = '<script type="application/json" id="settings"></script><script>early()</script>'
const settings = { brand: { name: 'Le $& </script>' } }
const askAgain = vi.fn()
const event = new Event('fetch')

let stored: Response | undefined
beforeEach(() => {
  askAgain.mockClear()
  stored = Response.json(settings)
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: CacheQueryOptions & { cacheName: string }) =>
      path === '/config.json' && cacheName === 'settings' ? stored?.clone() : undefined,
  })
})

async function answer(html: string, isFresh = true) {
  const response = new Response(html, { headers: { 'content-security-policy': "default-src 'self'" } })
  const shown = await settingsInPage(() => isFresh, askAgain).handlerWillRespond({ response, event })
  return { text: await shown.text(), policy: shown.headers.get('content-security-policy') }
}

test('a page without settings gets the stored ones, which are asked for again', async () => {
  const { text, policy } = await answer(empty)
  const [, written = ''] = /id="settings">(.*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(written)).toEqual(settings)
  expect(text.endsWith('</script><script>early()</script>')).toBe(true)
  expect(policy).toBe("default-src 'self'")
  expect(askAgain.mock.calls).toEqual([[event]])
})

test('a page stays as it is that has settings, or when the stored ones are old or none', async () => {
  const own = empty.replace('></script>', '>{"brand":{}}</script>')
  expect((await answer(own)).text).toBe(own)
  expect((await answer(empty, false)).text).toBe(empty)
  stored = undefined
  expect((await answer(empty)).text).toBe(empty)
  expect(askAgain).not.toHaveBeenCalled()
})
