import { createIdentity } from '#src/auth/cognito/identity.ts'
import { startTexts } from '#src/i18n/texts.ts'
import { createSession } from '#src/session/session.ts'
import { preload } from './preload.ts'
import { loadConfig } from '#src/flags/config.ts'

/** Loads what the first screen needs, and plugs what must travel up (design rule: ports, once, at boot). */
export async function boot() {
  preload(location.pathname)
  const [config] = await Promise.all([loadConfig(), startTexts()])
  const identity = createIdentity(config.identity)
  const session = createSession(identity, {
    // A full load forgets everything that the other person had on the screen or in memory.
    onOtherPerson: () => location.replace('/'),
  })
  void session.start()
  return { config, session }
}

export type Booted = Awaited<ReturnType<typeof boot>>
