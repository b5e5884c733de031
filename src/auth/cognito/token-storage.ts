import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'

/** What the browser would not store; known to this tab alone, for as long as it is open. */
const kept = new Map<string, string>()

let writes = 0
/** How often this tab has stored tokens. */
export const tokensStored = (): number => writes

/** The library's own storage; where it is full, a sign-in works all the same, for this tab (F55). */
export const tokenStorage: KeyValueStorageInterface = {
  async setItem(key, value) {
    writes += 1
    try {
      await defaultStorage.setItem(key, value)
      kept.delete(key)
    } catch {
      kept.set(key, value)
    }
  },
  getItem: async (key) => kept.get(key) ?? (await defaultStorage.getItem(key)),
  async removeItem(key) {
    kept.delete(key)
    await defaultStorage.removeItem(key)
  },
  async clear() {
    kept.clear()
    await defaultStorage.clear()
  },
  // Other tabs are heard through it.
  addListener: defaultStorage.addListener.bind(defaultStorage),
}
