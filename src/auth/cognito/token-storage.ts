import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'

/** In-memory fallback for values the browser refused to store; lost when the tab closes. */
const kept = new Map<string, string>()

let writes = 0
/** How many times this tab has stored tokens. */
export const tokensStored = (): number => writes

/** Amplify's own storage; if it is full, sign-in still works within this tab (F55). */
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
  // Amplify listens to other tabs through it.
  addListener: defaultStorage.addListener.bind(defaultStorage),
}
