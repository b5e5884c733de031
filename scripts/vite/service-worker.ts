import type { Plugin } from 'vite'
import { builtScript } from './inline-script.ts'

/** Builds src/app/start/worker.ts as /sw.js: its name stays, because browsers look there for the next version. */
export const serviceWorker = (): Plugin => ({
  name: 'portage-service-worker',
  apply: 'build',
  async generateBundle() {
    const source = await builtScript('src/app/start/worker.ts', {
      'process.env.NODE_ENV': '"production"',
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})
