import { newRequestId } from './request-id.ts'

/**
 * Requests that src/app/start/early.ts sends before the portal's code has loaded. Each response serves the first call with the
 * same address, token and language, and only for 15 seconds.
 */
export type Asker = { token: string; locale: string; island: string }

export type Answer = { status: number; data: string; headers: Readonly<Record<string, unknown>> }

/** A call under way, and its name. */
type Sent = { id: string; answer: Promise<Answer> }

type Early = {
  config?: Promise<unknown> | undefined
  sent?: { asker: Asker; answers: Map<string, Sent & { at: number }> }
  /** The portal has started making its own calls. */
  isOver?: boolean
}

declare global {
  var portageEarly: Early | undefined
}

/** How long an early response stays usable, in ms. */
const FRESH = 15_000
/** Request timeout in ms. */
export const TIMEOUT = 30_000

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  data: await response.text(),
  headers: Object.fromEntries(response.headers),
})

/** Requests these paths below `baseUrl`, unless the portal has already started making its own calls. */
export function askEarly(baseUrl: string, asker: Asker, addresses: readonly string[]): Promise<Answer>[] {
  const { sent, isOver } = globalThis.portageEarly ?? {}
  if (isOver) return []
  const answers: NonNullable<Early['sent']>['answers'] = sent?.asker === asker ? sent.answers : new Map()
  const headers = {
    Authorization: `Bearer ${asker.token}`,
    'Accept-Language': asker.locale,
    ...(asker.island && { 'x-island': asker.island }),
  }
  const ask = (address: string) => {
    const id = newRequestId()
    const answer = fetch(baseUrl + address, {
      headers: { ...headers, 'x-request-id': id },
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(read)
    answer.catch(() => undefined)
    answers.set(address, { at: Date.now(), id, answer })
    return answer
  }
  globalThis.portageEarly = { ...globalThis.portageEarly, sent: { asker, answers } }
  return addresses.map(ask)
}

/** Takes the response of an early request; each can be taken once. */
export function takeEarly(address: string, { token, locale, island }: Partial<Asker>): Sent | undefined {
  const early = globalThis.portageEarly
  if (early) early.isOver = true
  const { asker, answers } = early?.sent ?? {}
  const found = answers?.get(address)
  if (!asker || !found) return undefined
  answers?.delete(address)
  const isSame = asker.token === token && asker.locale === locale && asker.island === island
  return isSame && Date.now() - found.at < FRESH ? found : undefined
}
