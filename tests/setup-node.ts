import { afterAll, vi } from 'vitest'
import { endFile } from './per-file.ts'

// The files of a worker share its modules (scripts/vite/tests.ts): nothing that one replaces may reach the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  endFile()
})
