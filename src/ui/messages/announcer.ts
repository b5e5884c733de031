import { createStore } from '#src/lib/browser/store.ts'

/** The last announcement; `turn` makes repeated text announce again. */
export const announcements = createStore({ text: '', turn: 0 })

/** Time to read an announcement, in ms. It is cleared afterwards, because the language may change. */
const READ_OUT = 10_000

export function announce(text: string): void {
  const turn = announcements.get().turn + 1
  announcements.set({ text, turn })
  setTimeout(() => {
    if (announcements.get().turn === turn) announcements.set({ text: '', turn })
  }, READ_OUT)
}
