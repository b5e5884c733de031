import type { MockApp } from '#mock-server/app.ts'
import { createApp } from '#mock-server/app.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { afterEachFile } from '#tests/per-file.ts'
import type { CallOptions, Reply } from './client.ts'
import { call } from './client.ts'

let server = createApp()
afterEachFile(() => {
  server = createApp()
})

/** One server per test file; each test can have its own world. */
export const app: MockApp = {
  fetch: (request) => server.fetch(request),
  call: (call) => server.call(call),
  answersHost: (header) => server.answersHost(header),
  get worlds() {
    return server.worlds
  },
}

/** The world as the seeds make it, again. */
export const freshWorld = (): void => void app.worlds.reset('default')

export const GET = (path: string, options?: CallOptions): Promise<Reply> => call(app, 'GET', path, options)
export const POST = (path: string, body?: unknown, options?: CallOptions): Promise<Reply> =>
  call(app, 'POST', path, { ...options, body })
export const PUT = (path: string, body?: unknown, options?: CallOptions): Promise<Reply> =>
  call(app, 'PUT', path, { ...options, body })
export const PATCH = (path: string, body?: unknown, options?: CallOptions): Promise<Reply> =>
  call(app, 'PATCH', path, { ...options, body })
export const DELETE = (path: string, options?: CallOptions): Promise<Reply> =>
  call(app, 'DELETE', path, options)

/** The ids of seeded things, by the names that the seeds give them. */
export const seeded = {
  user: (key: string) => uuidOf(`user:${key}`),
  patient: (key: string) => uuidOf(`patient:${key}`),
  organization: (key: string) => uuidOf(`organization:${key}`),
  journey: (key: string) => uuidOf(`journey:${key}`),
  definition: (key: string) => uuidOf(`definition:${key}`),
  invitation: (token: string) => uuidOf(`invitation:${token}`),
  /** Of a step that was opened several times, `before` is how often it was before. */
  task: (journey: string, activity: string, before = 0) =>
    uuidOf(`task:${uuidOf(`journey:${journey}`)}:${activity}:${before}`),
  submission: (journey: string, activity: string) =>
    uuidOf(`submission:${uuidOf(`task:${uuidOf(`journey:${journey}`)}:${activity}:0`)}`),
}
