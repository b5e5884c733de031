import { createApp } from '../app.ts'
import type { KeyPairs } from '../cognito/signing-keys.ts'
import { newKeyPairs, signWith } from '../cognito/signing-keys.ts'
import { startWorker } from '../worker.ts'
import type { Neighbours } from './kept-app.ts'
import { keptApp } from './kept-app.ts'
import type { Shelf } from './shelves.ts'
import { openShelves } from './shelves.ts'

function otherTabs(): Neighbours {
  const channel = new BroadcastChannel('portage-mock-server')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
    tell: (world) => channel.postMessage(world),
    listen: (heard) => channel.addEventListener('message', ({ data }) => heard(String(data))),
  }
}

/** The keys of all tabs of this origin, so that a token of one page is good in the next. */
async function keptKeys(keys: Shelf): Promise<KeyPairs> {
  const kept = (await keys.read('pairs')) as KeyPairs | undefined
  if (kept) return kept
  const made = await newKeyPairs()
  await keys.write('pairs', made)
  return made
}

/** The whole mock server in this page (`npm run dev -- --worker`): done when it answers the page's calls. */
export async function startInPage(): Promise<void> {
  const { worlds, keys } = await openShelves()
  signWith(keptKeys(keys))
  await startWorker(keptApp(createApp(), worlds, otherTabs()))
}
