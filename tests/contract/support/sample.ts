import type { CallOptions } from './client.ts'

/** One call that succeeds. */
export type Sample = {
  readonly path: string
  readonly as?: CallOptions['as']
  readonly body?: unknown
  readonly headers?: CallOptions['headers']
}

/** One that must be made first. */
export type MadeSample = Sample | (() => Promise<Sample>)
