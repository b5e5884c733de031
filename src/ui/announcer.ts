import { createStore } from '#src/lib/store.ts'

/** What was said last; the turn makes the same words news again. */
export const announcements = createStore({ text: '', turn: 0 })

/** Says something to screen readers when they are done with what they read. */
export function announce(text: string): void {
  announcements.set({ text, turn: announcements.get().turn + 1 })
}
