import { createApp } from '../app.ts'
import { startWorker } from '../worker.ts'
import type { Neighbours } from './kept-app.ts'
import { keptApp } from './kept-app.ts'
import { openSnapshots } from './kept-snapshots.ts'

function otherTabs(): Neighbours {
  const channel = new BroadcastChannel('portage-mock-server')
  return {
    tell: (world) => channel.postMessage(world),
    listen: (heard) => channel.addEventListener('message', ({ data }) => heard(String(data))),
  }
}

/** The whole mock server in this page (`npm run dev -- --worker`): done when it answers the page's calls. */
export const startInPage = async (): Promise<void> =>
  startWorker(keptApp(createApp(), await openSnapshots(), otherTabs()))
