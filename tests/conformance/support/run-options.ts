import type { RunOptions } from '../options.ts'

/** The default options of a run. */
export const runOptions = (over: Partial<RunOptions> = {}): RunOptions => ({
  target: '',
  contract: 'notes.json',
  strictAuth: false,
  stateful: false,
  allowWrites: false,
  includeAssumed: false,
  seed: 1,
  maxRequests: 100,
  ratePerSecond: 0,
  timeoutMs: 2000,
  settleMs: 0,
  only: [],
  params: {},
  headers: {},
  ...over,
})
