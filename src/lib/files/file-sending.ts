import { createStore, type Store } from '../browser/store.ts'

/** An upload in progress. `Extra` is its context, `Failure` the reason it failed. */
export type Sending<Extra extends object, Failure> = Extra & {
  id: number
  file: File
  /** 0 to 1. */
  progress: number
  failure?: Failure | undefined
}

export type FileSending<Extra extends object, Result, Failure> = {
  sending: Store<readonly Sending<Extra, Failure>[]>
  start: (extra: Extra, file: File) => void
  retry: (id: number) => void
  /** Aborts an upload and removes it. */
  drop: (id: number) => void
  dropAll: () => void
  /** Called for each completed upload. Returns an unsubscribe function. */
  onArrival: (listener: (sent: Sending<Extra, Failure>, result: Result) => void) => () => void
}

export type SendOptions = { signal: AbortSignal; onProgress: (part: number) => void }

type Rules<Extra extends object, Result, Failure> = {
  send: (item: Sending<Extra, Failure>, options: SendOptions) => Promise<Result>
  failureOf: (error: unknown) => Failure
  /** Maximum number of parallel uploads; unlimited by default. */
  atOnce?: number
  /** The store of current uploads; defaults to a new one. */
  sending?: Store<readonly Sending<Extra, Failure>[]>
}

/**
 * Uploads files in the background while the person navigates; failed ones stay until retried or dropped. File
 * contents are never read here, to save memory. Independent of React.
 */
export function createFileSending<Extra extends object, Result, Failure>({
  send,
  failureOf,
  atOnce = Number.POSITIVE_INFINITY,
  sending = createStore<readonly Sending<Extra, Failure>[]>([]),
}: Rules<Extra, Result, Failure>): FileSending<Extra, Result, Failure> {
  type Item = Sending<Extra, Failure>
  const listeners = new Set<(sent: Item, result: Result) => void>()
  const running = new Map<number, AbortController>()
  let waiting: Item[] = []
  let last = 0

  const change = (id: number, part: { progress?: number; failure?: Failure | undefined }): void =>
    sending.set(sending.get().map((one) => (one.id === id ? { ...one, ...part } : one)))
  const forget = (id: number): void => {
    running.delete(id)
    waiting = waiting.filter((one) => one.id !== id)
    sending.set(sending.get().filter((one) => one.id !== id))
  }

  async function run(item: Item): Promise<void> {
    const { id } = item
    const controller = new AbortController()
    running.set(id, controller)
    const isCurrent = () => running.get(id) === controller
    try {
      const result = await send(item, {
        signal: controller.signal,
        onProgress: (progress) => isCurrent() && change(id, { progress }),
      })
      if (!isCurrent()) return
      forget(id)
      for (const listener of listeners) listener(item, result)
    } catch (error) {
      if (!isCurrent()) return
      running.delete(id)
      change(id, { failure: failureOf(error), progress: 0 })
    } finally {
      next()
    }
  }

  function next(): void {
    while (running.size < atOnce) {
      const item = waiting.shift()
      if (!item) return
      void run(item)
    }
  }

  function enqueue(item: Item): void {
    waiting.push(item)
    next()
  }

  function drop(id: number): void {
    running.get(id)?.abort()
    forget(id)
    next()
  }

  return {
    sending,
    start(extra, file) {
      last += 1
      const item: Item = { ...extra, id: last, file, progress: 0 }
      sending.set([...sending.get(), item])
      enqueue(item)
    },
    retry(id) {
      const item = sending.get().find((one) => one.id === id)
      if (!item?.failure) return
      change(id, { failure: undefined })
      enqueue(item)
    },
    drop,
    onArrival(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dropAll() {
      waiting = []
      for (const { id } of sending.get()) drop(id)
    },
  }
}
