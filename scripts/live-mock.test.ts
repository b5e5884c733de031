import type { ViteDevServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { createLiveMock } from './live-mock.ts'

it('waits for the rest of a save that has only emptied the file so far', async () => {
  const load = vi.fn(() => Promise.reject(new Error('none here')))
  const logger = { error: vi.fn(), info: vi.fn() }
  const server = { ssrLoadModule: load, ssrFixStacktrace: () => {}, config: { logger } }
  const mock = createLiveMock()
  mock.serve(server as unknown as ViteDevServer, {})
  const hotUpdate = mock.plugin.hotUpdate as unknown as (this: object, event: object) => Promise<unknown>
  const save = (text: string) =>
    hotUpdate.call(
      { environment: { name: 'ssr' } },
      { modules: [{ file: '/p/mock-server/a.ts' }], server, type: 'update', read: async () => text },
    )

  await save('')
  expect(load).not.toHaveBeenCalled()
  await save('export {}')
  expect(load).toHaveBeenCalledOnce()
})
