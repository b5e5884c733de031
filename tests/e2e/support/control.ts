import { request } from 'node:http'

/** Which calls a fault hits: an operation of the contract, or one of the user pool. */
type Match = { operationId?: string; method?: string; path?: string; amzTarget?: string }

/** The faults that tests ask for; docs/mock-server.md tells what each does, and knows more of them. */
export type Fault = { match?: Match; times?: number } & (
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'delay'; ms: number }
  | { kind: 'mutate'; jsonPath: string; value?: unknown }
  | { kind: 'raw'; body: string; type: string }
  | { kind: 'resetAfterBytes'; bytes: number }
  | { kind: 'hang' | 'empty' | 'dropAfterCommit' | 'revokeSession' | 'expireAccessToken' }
)

/** One call of /v1 as the server saw it. */
export type Call = { method: string; path: string; operationId: string | null; status: number | null }

/** A message that the server would have sent. */
type Mail = { to: string; subject: string; code?: string; link?: string }

/** How the identity service behaves; docs/mock-server.md tells what each does. */
type IdentitySettings = {
  mode?: 'LEGACY' | 'ENABLED'
  rotation?: boolean
  rotation_grace_s?: number
  session_ttl_s?: number
  sign_up_code_ttl_s?: number
}

/** The control of one world of the mock server (docs/mock-server.md). */
export type Control = ReturnType<typeof controlOf>

/** Calls the control by IP and Host: a resolver need not know the names below localhost, only the browser does. */
export function controlOf(origin: string) {
  const { host, port } = new URL(origin)
  const call = (method: string, path: string, body?: unknown) =>
    new Promise<string>((done, fail) => {
      const headers = { host, 'content-type': 'application/json' }
      const sent = request(
        { host: '127.0.0.1', port, method, path: `/__mock__/${path}`, headers },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => (text += part))
          response.on('end', () =>
            (response.statusCode ?? 500) < 300 ? done(text) : fail(new Error(`${method} ${path}: ${text}`)),
          )
        },
      )
      sent.on('error', fail)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const get = async <T>(path: string) => JSON.parse(await call('GET', path)) as T
  const requests = async () => (await get<{ requests: Call[] }>('requests')).requests
  return {
    /** The world as it begins: data, sessions, faults and clock. */
    reset: async () => void (await call('POST', 'reset')),
    /** Puts these faults in place of all others; without any, everything works again. */
    faults: async (...faults: Fault[]) => void (await call('PUT', 'faults', faults)),
    /** Every call of /v1 so far, in order. */
    requests,
    /** The calls of one operation so far. */
    callsOf: async (operationId: string) =>
      (await requests()).filter((made) => made.operationId === operationId),
    /** Moves the server's clock on. */
    advanceClock: async (ms: number) => void (await call('PUT', 'clock', { advance_ms: ms })),
    /** Every message to an address, newest first. */
    mailTo: async (to: string) =>
      (await get<{ mails: Mail[] }>(`mailbox?to=${encodeURIComponent(to)}`)).mails,
    /** The newest code that was sent to an address or a phone. */
    codeFor: async (to: string) => {
      const { mails } = await get<{ mails: Mail[] }>(`mailbox?to=${encodeURIComponent(to)}`)
      const code = mails.find((mail) => mail.code)?.code
      if (!code) throw new Error(`No code was sent to ${to}`)
      return code
    },
    /** How many messages were sent to an address. */
    mailsTo: async (to: string) =>
      (await get<{ mails: Mail[] }>(`mailbox?to=${encodeURIComponent(to)}`)).mails.length,
    /** The six digits that the authenticator of a person shows now. */
    authenticatorOf: async (email: string) =>
      (await get<{ code: string }>(`identity/totp?email=${email}`)).code,
    identity: async (settings: IdentitySettings) => void (await call('PUT', 'identity', settings)),
    /** Switches someone's account off. */
    switchOff: async (email: string) =>
      void (await call('PUT', 'identity/people', { email, enabled: false })),
    /** What the browser refused because of the content security policy. */
    cspReports: async () => (await get<{ reports: unknown[] }>('csp-reports')).reports,
  }
}
