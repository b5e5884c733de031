import { afterEach, beforeEach, vi } from 'vitest'
import { holdStill, moveOn } from '#tests/support/still.ts'
import { freshWorld } from './app.ts'
import type { OperationOfDocument } from './document.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

/** Each test starts at a fixed time, and secrets are numbered. */
export function keepStill(): void {
  beforeEach(startStill)
  afterEach(() => {
    moveOn()
    freshWorld()
  })
}

/** The world as the seeds make it at that time. */
export function startStill(): void {
  const next = holdStill()
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(next())
    return array
  })
  freshWorld()
}

/** The call of an operation that succeeds; what must be there first is made. */
export async function sampleOf({ operationId }: OperationOfDocument): Promise<Sample> {
  const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
  if (!sample) throw new Error(`There is no sample of ${operationId}`)
  return typeof sample === 'function' ? sample() : sample
}
