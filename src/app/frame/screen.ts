import { createStore } from '#src/lib/browser/store.ts'

/**
 * The screen that replaces the page, such as a gate. A URL may show a gate and then its page; each counts as a
 * separate screen for focus and announcements.
 */
export const screen = createStore('page')
