import { vi } from 'vitest'
import { signingKeys } from '#mock-server/cognito/signing-keys.ts'
import { holdStill } from '#tests/support/still.ts'

let made = 0

/** Counts secrets from the beginning. */
export const countAnew = (): void => {
  made = 0
}

/**
 * Holds time still, and counts ids and secrets; codes are 000000. To be undone with `moveOn`. The keys of the process
 * are made before: they must not count.
 */
export async function holdSecrets(): Promise<void> {
  await signingKeys()
  holdStill()
  countAnew()
  vi.spyOn(crypto, 'randomUUID').mockImplementation(
    () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}` as const,
  )
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill((made += 1) % 256)
    return array
  })
}
