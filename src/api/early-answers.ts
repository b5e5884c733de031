/**
 * Requests that src/app/early.ts sends before the portal's code has loaded. Each response serves the first call with the
 * same address, token and language, and only for 15 seconds.
 */
export type Asker = { token: string; locale: string; island: string }

export type Answer = { status: number; data: string; headers: Readonly<Record<string, unknown>> }

type Early = {
  config?: Promise<unknown> | undefined
  sent?: { asker: Asker; at: number; answers: Map<string, Promise<Answer>> }
}

declare global {
  var portageEarly: Early | undefined
}

/** How long an answer may wait for its call, in ms. */
const FRESH = 15_000
/** How long a call may stay unanswered, in ms. */
export const TIMEOUT = 30_000

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  data: await response.text(),
  headers: Object.fromEntries(response.headers),
})

/** Sends the calls to these addresses below `baseUrl`. */
export function askEarly(baseUrl: string, asker: Asker, addresses: readonly string[]): void {
  const headers = {
    Authorization: `Bearer ${asker.token}`,
    'Accept-Language': asker.locale,
    ...(asker.island && { 'x-island': asker.island }),
  }
  const ask = (address: string) => {
    const answer = fetch(baseUrl + address, { headers, signal: AbortSignal.timeout(TIMEOUT) }).then(read)
    answer.catch(() => undefined)
    return answer
  }
  const answers = new Map(addresses.map((address) => [address, ask(address)]))
  globalThis.portageEarly = { ...globalThis.portageEarly, sent: { asker, at: Date.now(), answers } }
}

/** The answer to a call that the page sent already; each serves once. */
export function takeEarly(
  address: string,
  { token, locale, island }: Partial<Asker>,
): Promise<Answer> | undefined {
  const sent = globalThis.portageEarly?.sent
  const answer = sent?.answers.get(address)
  if (!sent || !answer) return undefined
  sent.answers.delete(address)
  const isSame = sent.asker.token === token && sent.asker.locale === locale && sent.asker.island === island
  return isSame && Date.now() - sent.at < FRESH ? answer : undefined
}
