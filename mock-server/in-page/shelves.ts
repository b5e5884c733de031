/** The browser storage of one origin, by name. */
export type Shelf = {
  /** Undefined when nothing was kept. */
  readonly read: (name: string) => Promise<unknown>
  /** Done when it is safe: a reload finds it. */
  readonly write: (name: string, value: unknown) => Promise<void>
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })
}

/**
 * Opens the database of this origin: the snapshots of worlds by their names, and the keys that sign tokens.
 * @throws when the browser keeps nothing, as in some private windows
 */
export async function openShelves(): Promise<{ readonly worlds: Shelf; readonly keys: Shelf }> {
  const opening = indexedDB.open('portage-mock-server', 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const store of ['worlds', 'keys']) opening.result.createObjectStore(store)
  })
  const database = await done(opening)
  return { worlds: shelf(database, 'worlds'), keys: shelf(database, 'keys') }
}

function shelf(database: IDBDatabase, store: string): Shelf {
  return {
    read: (name) => done(database.transaction(store).objectStore(store).get(name)),
    write: async (name, value) => {
      const writing = database.transaction(store, 'readwrite')
      writing.objectStore(store).put(value, name)
      await new Promise<void>((resolve, reject) => {
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB failed.')))
      })
    },
  }
}
