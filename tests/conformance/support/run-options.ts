import type { RunOptions } from '../options.ts'

/** Options of a run that nobody said anything about. */
export const runOptions = (over: Partial<RunOptions> = {}): RunOptions => ({
  target: '',
  contract: 'notes.json',
  strictAuth: false,
  allowWrites: false,
  includeAssumed: false,
  seed: 1,
  maxRequests: 100,
  ratePerSecond: 0,
  timeoutMs: 2000,
  only: [],
  params: {},
  headers: {},
  ...over,
})
