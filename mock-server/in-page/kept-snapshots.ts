/** What was kept of worlds in this browser, by their names; for one origin, as everything that a browser keeps. */
export type KeptSnapshots = {
  /** Undefined when nothing was kept. */
  readonly read: (world: string) => Promise<unknown>
  /** Done when it is safe: a reload finds it. */
  readonly write: (world: string, snapshot: unknown) => Promise<void>
}

const store = 'worlds'

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })
}

/**
 * Opens the database of this origin.
 * @throws when the browser keeps nothing, as in some private windows
 */
export async function openSnapshots(): Promise<KeptSnapshots> {
  const opening = indexedDB.open('portage-mock-server', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await done(opening)
  return {
    read: (world) => done(database.transaction(store).objectStore(store).get(world)),
    write: async (world, snapshot) => {
      const writing = database.transaction(store, 'readwrite')
      writing.objectStore(store).put(snapshot, world)
      await new Promise<void>((resolve, reject) => {
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB failed.')))
      })
    },
  }
}
