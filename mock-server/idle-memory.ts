import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { NodeHandler } from './node-handler.ts'

/** How long no call comes before memory is given back, in ms. */
const QUIET = 1000
/** What is worth collecting, in bytes. */
const WORTH = 32_000_000

/** V8's own collection, which Node offers only by a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/**
 * Gives memory back when the server has nothing to do. V8 collects garbage only while more of it is made, so what a load
 * left behind would stay for as long as the server runs.
 */
export function givingMemoryBack(
  handler: NodeHandler,
  { collect = collector(), used = () => process.memoryUsage().heapUsed } = {},
): NodeHandler {
  let before = used()
  const idle = setTimeout(() => {
    const isMuch = used() - before > WORTH
    if (isMuch) collect()
    // Garbage that was not worth it counts the next time.
    before = isMuch ? used() : Math.min(before, used())
  }, QUIET)
  idle.unref()
  return (incoming, outgoing) => {
    idle.refresh()
    handler(incoming, outgoing)
  }
}
