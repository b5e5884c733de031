import { createStore } from '#src/lib/store.ts'

/** What was said last; the turn makes the same words news again. */
export const announcements = createStore({ text: '', turn: 0 })

/** Long enough to be read out, in ms; what stayed would be found later, in a language that may have changed. */
const READ_OUT = 10_000

export function announce(text: string): void {
  const turn = announcements.get().turn + 1
  announcements.set({ text, turn })
  setTimeout(() => {
    if (announcements.get().turn === turn) announcements.set({ text: '', turn })
  }, READ_OUT)
}
