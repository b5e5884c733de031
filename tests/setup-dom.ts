import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// One second, the default, is too short beside other checks on two processors.
configure({ asyncUtilTimeout: 10_000 })

let complaints: string[] = []
const collect = (...args: unknown[]) => {
  complaints.push(format(...args))
}

// React and the libraries report misuse by console.error: here that fails the test. A test that expects a
// complaint replaces console.error itself (vi.spyOn).
beforeEach(() => {
  console.error = collect
})

afterEach(() => {
  cleanup()
  const seen = complaints
  complaints = []
  if (seen.length > 0) throw new Error(`console.error was called:\n${seen.join('\n')}`)
})
