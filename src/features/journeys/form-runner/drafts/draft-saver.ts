import type { FormData, TaskDraft, TaskDraftSave } from '#generated/model/index.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { wasSent } from '../answers/answers.ts'
import type { DeviceStore } from './device-draft.ts'
import { saveFailure } from './save-failure.ts'

/** Save status of the draft. `onDevice`: this device has everything typed. */
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

/** Debounce delays for saving to the device and to the server, in ms. */
const DEVICE_PAUSE = 200
const SERVER_PAUSE = 1500
/** Retry delays in ms, doubling each time up to a limit. */
const FIRST_RETRY = 2000
const LAST_RETRY = 30_000
/** How long a submission waits for a running save, in ms. */
const HOLD = 2000

/**
 * Saves drafts: immediately to the device, debounced to the server. Only one save runs at a time, each based on
 * the revision of the one before; failures are retried. Independent of React.
 */
export function createDraftSaver({ device, send, formVersion, revision: start, online }: Options) {
  const state = createStore<SaveState>({ kind: 'idle' })
  /** Whether leaving now would lose answers: neither the device nor the server has them. */
  const risk = createStore(false)
  let revision = start
  let latest: Snapshot = { form_data: {}, page: null }
  let unsaved = false
  let unwritten = false
  /** Saves since that revision without a response, even from before a reload: the server may have any of them. */
  let unanswered = device.read()?.unanswered ?? []
  let onDevice = true
  let failures = 0
  let open = true
  let held = false
  /** Incremented on discard, which invalidates pending responses. */
  let life = 0
  /** A save is pending. */
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

  /** Adopts the server's revision as the base of the next save. */
  function basedOn(current: TaskDraft): void {
    revision = current.revision
    unanswered = []
  }

  /** After a sign-out the device was cleared and must stay so. */
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
    // A submission is running: its response will settle the task.
    if (held) return
    const failure = saveFailure(error)
    switch (failure.kind) {
      case 'completed':
      case 'removed':
        return state.set(failure)
      case 'conflict': {
        const { current } = failure
        // The other side discarded its draft, or it is one of our own saves: no conflict.
        if (Object.keys(current.form_data).length > 0 && !wasSent(unanswered, current))
          return state.set(failure)
        basedOn(current)
        return tryAgain()
      }
      case 'again':
        return tryAgain()
      case 'refused':
        // The same answers would be rejected again, so the next change triggers the next attempt.
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

  /** Saves pending changes now; settles with that save. */
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

    /** Records typed answers or a page change. */
    change(next: Snapshot): void {
      latest = next
      unsaved = true
      unwritten = true
      clearTimeout(deviceTimer)
      if (open) deviceTimer = setTimeout(writeDevice, DEVICE_PAUSE)
      saveLater(SERVER_PAUSE)
    },

    /** Resumes an opened draft; `unsaved` if the server lacks changes. */
    resume(draft: Snapshot & { unsaved: boolean; revision: number }): void {
      latest = { form_data: draft.form_data, page: draft.page }
      revision = draft.revision
      unsaved = draft.unsaved
      if (unsaved) saveLater(0)
    },

    /** Writes to the device immediately and to the server as soon as possible. */
    flush(): Promise<void> {
      if (unwritten) writeDevice()
      return save()
    },

    /** Resolve a conflict in favour of this device, or of the server, whose draft is returned. */
    keepMine,
    takeOther(current: TaskDraft): void {
      latest = { form_data: current.form_data, page: current.page }
      basedOn(current)
      unsaved = false
      writeDevice()
      state.set({ kind: 'idle' })
    },
    /** Reports a conflict found when the task was opened. */
    meetConflict(current: TaskDraft): void {
      unsaved = true
      state.set({ kind: 'conflict', current })
    },

    /** Pauses saving during a submission, after waiting for a running save. */
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

    /** Discards all answers, here and on the device, after a submission or to start over. */
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

    /** Starts saving; the returned function saves a last time and stops. */
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
