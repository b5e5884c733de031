import type { FormData, TaskDraft, TaskDraftSave } from '#generated/model/index.ts'
import { createStore } from '#src/lib/store.ts'
import { wasSent } from './answers.ts'
import type { DeviceStore } from './device-draft.ts'
import { saveFailure } from './save-failure.ts'

/** Where the draft stands. `onDevice`: this device holds all that was typed. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'notSaved'; reason: 'trying' | 'offline'; onDevice: boolean }
  | { kind: 'conflict'; current: TaskDraft }
  | { kind: 'completed' }
  | { kind: 'removed' }

export type Snapshot = { form_data: FormData; page: string | null }

type Options = {
  device: DeviceStore
  /** Sends the draft; rejects with an ApiError. */
  send: (body: TaskDraftSave) => Promise<TaskDraft>
  formVersion: number
  revision: number
  online: () => boolean
}

/** How long typing may pause before it is kept on the device, and on the server, in ms. */
const DEVICE_PAUSE = 200
const SERVER_PAUSE = 1500
/** The pauses between tries that failed, in ms: each twice as long as the one before. */
const FIRST_RETRY = 2000
const LAST_RETRY = 30_000
/** How long the answers wait for a save that is on its way, in ms. */
const HOLD = 2000

/**
 * Keeps what is typed: at once on the device, soon on the server. One save is on its way at a time, each made from
 * the revision that the one before gave; what fails is tried again. Knows nothing of React.
 */
export function createDraftSaver({ device, send, formVersion, revision: start, online }: Options) {
  const state = createStore<SaveState>({ kind: 'idle' })
  /** Whether leaving now would lose something: this device cannot keep it and the server lacks it. */
  const risk = createStore(false)
  let revision = start
  let latest: Snapshot = { form_data: {}, page: null }
  let unsaved = false
  let unwritten = false
  /** What was sent since that revision and never answered: the server may have it, even from before a reload. */
  let unanswered = device.read()?.unanswered ?? []
  let onDevice = true
  let failures = 0
  let open = true
  let held = false
  /** Goes up when everything is thrown away: what was on its way then means nothing any more. */
  let life = 0
  /** A save was sent and not answered yet. */
  let busy = false
  let onItsWay: Promise<void> | undefined
  let deviceTimer: ReturnType<typeof setTimeout> | undefined
  let serverTimer: ReturnType<typeof setTimeout> | undefined

  const clearTimers = (): void => {
    clearTimeout(deviceTimer)
    clearTimeout(serverTimer)
  }
  const settled = (): boolean => ['conflict', 'completed', 'removed'].includes(state.get().kind)
  const assess = (): void => risk.set(!onDevice && (unsaved || busy))
  const failed = (reason: 'trying' | 'offline'): void => state.set({ kind: 'notSaved', reason, onDevice })

  function writeDevice(): void {
    clearTimeout(deviceTimer)
    unwritten = false
    onDevice = device.write({
      ...latest,
      form_version: formVersion,
      revision,
      updated_at: new Date().toISOString(),
      unsaved: unsaved || busy,
      unanswered,
    })
    assess()
  }

  function saveLater(pause: number): void {
    clearTimeout(serverTimer)
    if (open) serverTimer = setTimeout(() => void save(), pause)
  }

  /** The server's draft is known: the next save is based on it. */
  function basedOn(current: TaskDraft): void {
    revision = current.revision
    unanswered = []
  }

  /** Signed out in the meantime: the device was cleared, and stays so. */
  function updateDevice(): void {
    if (open || device.read()) writeDevice()
  }

  function saved(draft: TaskDraft): void {
    basedOn(draft)
    failures = 0
    updateDevice()
    state.set({ kind: 'saved', at: new Date().toISOString() })
    if (unsaved) saveLater(SERVER_PAUSE)
  }

  function tryAgain(): void {
    failed(online() ? 'trying' : 'offline')
    saveLater(Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY))
    failures += 1
  }

  function refused(error: unknown): void {
    unsaved = true
    // The answers themselves are being sent: they say what became of the task.
    if (held) return
    const failure = saveFailure(error)
    switch (failure.kind) {
      case 'completed':
      case 'removed':
        return state.set(failure)
      case 'conflict': {
        const { current } = failure
        // The other side threw its draft away, or it is what was sent from here: there is nothing to choose from.
        if (Object.keys(current.form_data).length > 0 && !wasSent(unanswered, current))
          return state.set(failure)
        basedOn(current)
        return tryAgain()
      }
      case 'again':
        return tryAgain()
      case 'refused':
        // The same answers would be refused again: the next change is the next try.
        return failed('trying')
    }
  }

  async function transmit(): Promise<void> {
    const mine = life
    unsaved = false
    busy = true
    state.set({ kind: 'saving' })
    if (!wasSent(unanswered, latest)) unanswered = [...unanswered, latest.form_data]
    updateDevice()
    try {
      const draft = await send({ ...latest, form_version: formVersion, revision })
      busy = false
      if (mine === life) saved(draft)
    } catch (error) {
      busy = false
      if (mine === life) refused(error)
    }
    assess()
  }

  /** Saves now what the server lacks; settles when that save does. */
  function save(): Promise<void> {
    clearTimeout(serverTimer)
    if (onItsWay) return onItsWay
    if (!unsaved || held || settled()) return Promise.resolve()
    if (!online()) {
      failed('offline')
      return Promise.resolve()
    }
    onItsWay = transmit().finally(() => {
      onItsWay = undefined
    })
    return onItsWay
  }

  function keepMine(current: TaskDraft): void {
    basedOn(current)
    unsaved = true
    state.set({ kind: 'idle' })
    writeDevice()
    saveLater(0)
  }

  return {
    state,
    risk,
    revision: (): number => revision,
    isUnsaved: (): boolean => unsaved || busy,

    /** Something was typed, or another page is open. */
    change(next: Snapshot): void {
      latest = next
      unsaved = true
      unwritten = true
      clearTimeout(deviceTimer)
      if (open) deviceTimer = setTimeout(writeDevice, DEVICE_PAUSE)
      saveLater(SERVER_PAUSE)
    },

    /** The draft that was opened; `unsaved` when the server lacks some of it. */
    resume(draft: Snapshot & { unsaved: boolean; revision: number }): void {
      latest = { form_data: draft.form_data, page: draft.page }
      revision = draft.revision
      unsaved = draft.unsaved
      if (unsaved) saveLater(0)
    },

    /** Writes to the device at once and to the server as soon as possible. */
    flush(): Promise<void> {
      if (unwritten) writeDevice()
      return save()
    },

    /** Both hold other answers: those on this device win, or those of the server, which are given back. */
    keepMine,
    takeOther(current: TaskDraft): void {
      latest = { form_data: current.form_data, page: current.page }
      basedOn(current)
      unsaved = false
      writeDevice()
      state.set({ kind: 'idle' })
    },
    /** Two drafts were found when the task was opened. */
    meetConflict(current: TaskDraft): void {
      unsaved = true
      state.set({ kind: 'conflict', current })
    },

    /** While the answers are being sent no draft goes out; a save on its way is waited for. */
    async hold(): Promise<void> {
      held = true
      clearTimeout(serverTimer)
      if (unwritten) writeDevice()
      await Promise.race([onItsWay, new Promise((done) => setTimeout(done, HOLD))])
    },
    release(): void {
      held = false
      if (unsaved) saveLater(SERVER_PAUSE)
    },

    /** Forgets everything, here and on the device: the answers were sent, or the person starts over. */
    discard(next: number): void {
      clearTimers()
      life += 1
      latest = { form_data: {}, page: null }
      revision = next
      unanswered = []
      unsaved = unwritten = held = false
      device.remove()
      state.set({ kind: 'idle' })
    },

    /** The page is here; gives back how it goes: what is typed is kept, then nothing more is written. */
    start(): () => void {
      open = true
      return () => {
        if (unwritten) writeDevice()
        open = false
        clearTimers()
        void save()
      }
    },
  }
}
