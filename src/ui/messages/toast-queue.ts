import { createStore } from '#src/lib/browser/store.ts'

/** The variants of UI-25, exactly. */
export type ToastVariant = 'default' | 'success' | 'warning' | 'error' | 'info'

/** An action for the toast, such as undo; using it closes the toast. */
export type ToastAction = { label: string; run: () => void }

export type ToastContent = { title?: string; message: string; variant?: ToastVariant; action?: ToastAction }

export type Toast = {
  id: number
  title: string | undefined
  message: string
  variant: ToastVariant
  action: ToastAction | undefined
  leaving: boolean
}

const most = 3 // UI-21
const shownFor = 5000 // ms, UI-22
const leaveIn = 195 // ms, UI-23

type Entry = Toast & { left: number; since: number; timer?: ReturnType<typeof setTimeout> | undefined }

let count = 0
let paused = false
let visible: Entry[] = []
let waiting: Entry[] = []

/** The visible toasts, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

function publish(): void {
  toasts.set([...visible])
}

function run(entry: Entry): void {
  if (paused || entry.leaving) return
  entry.since = Date.now()
  entry.timer = setTimeout(() => dismissToast(entry.id), entry.left)
}

/** Shows the oldest queued toast next (D-74). */
function fill(): void {
  while (visible.length < most) {
    const next = waiting.shift()
    if (!next) break
    visible = [...visible, next]
    run(next)
  }
  publish()
}

/** Shows a toast. Errors that need action are also shown on the page. */
export function toast({ title, message, variant = 'default', action }: ToastContent): number {
  const id = ++count
  waiting.push({ id, title, message, variant, action, leaving: false, left: shownFor, since: 0 })
  fill()
  return id
}

export function dismissToast(id: number): void {
  const entry = visible.find((shown) => shown.id === id)
  if (!entry || entry.leaving) {
    waiting = waiting.filter((other) => other.id !== id)
    return
  }
  clearTimeout(entry.timer)
  entry.leaving = true
  publish()
  setTimeout(() => {
    visible = visible.filter((shown) => shown.id !== id)
    fill()
  }, leaveIn)
}

/** While a toast is hovered or focused, none of them is dismissed. */
export function pauseToasts(): void {
  if (paused) return
  paused = true
  for (const entry of visible) {
    clearTimeout(entry.timer)
    entry.left -= Date.now() - entry.since
  }
}

export function resumeToasts(): void {
  if (!paused) return
  paused = false
  visible.forEach(run)
}

/** Called on sign-out, so that no message reaches the next person. Timers that are left dismiss nothing. */
export function clearToasts(): void {
  visible = []
  waiting = []
  paused = false
  publish()
}
