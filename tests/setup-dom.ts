import { format } from 'node:util'
import * as React from 'react'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { setLocale } from '#src/i18n/texts.ts'
import { forgetWaits } from '#src/i18n/use-text.ts'
import { announcements } from '#src/ui/messages/announcer.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
// Dialogs load it when they first open, which takes a busy machine longer than a test waits.
import '#src/ui/overlays/ModalContent.tsx'

// One second, the default, is too short beside other checks on two processors.
configure({ asyncUtilTimeout: 10_000 })

// React keeps the stack of every element that it creates, up to this many a second, for messages that no test reads.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

/**
 * Logged once per worker, when a press by user-event suspends a page: it wraps events in an act that cannot be
 * awaited.
 */
const UNAVOIDABLE = 'A component suspended inside an `act` scope'

// Nothing is drawn here, so everything is near the screen.
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #tell: () => void
  constructor(tell: IntersectionObserverCallback) {
    super(tell)
    this.#tell = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this)
  }
  override observe = () => this.#tell()
}

let complaints: string[] = []
const collect = (...args: unknown[]) => {
  const complaint = format(...args)
  if (!complaint.startsWith(UNAVOIDABLE)) complaints.push(complaint)
}

/** A form that nobody handles makes the browser load another page. */
const collectSubmit = (event: Event) => {
  if (!event.defaultPrevented) complaints.push('A form was sent by the browser.')
}

// React and the libraries report misuse by console.error: here that fails the test. A test that expects a
// complaint replaces console.error itself (vi.spyOn).
beforeEach(() => {
  console.error = collect
  addEventListener('submit', collectSubmit)
})

// The files of a worker share their modules (scripts/vite/tests.ts): nothing that a test leaves behind may reach the next.
afterEach(async () => {
  removeEventListener('submit', collectSubmit)
  cleanup()
  // A press that renders a `use` of a known promise loses what else it began: React's `act` stops there.
  forgetWaits()
  await setLocale('en-ca')
  clearToasts()
  announcements.set({ ...announcements.get(), text: '' })
  localStorage.clear()
  sessionStorage.clear()
  const seen = complaints
  complaints = []
  if (seen.length > 0) throw new Error(`console.error was called, or a form was sent:\n${seen.join('\n')}`)
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
