import { createStore } from '#src/lib/store.ts'

/**
 * What stands in the place of the page, while it is not the page itself: a gate. One address may show first a gate and
 * then its page, and each is a screen of its own for the focus and for screen readers.
 */
export const screen = createStore('page')
