/** Responses of the mock server's control API (docs/mock-server.md). Times are ISO timestamps. */

export type Role = 'patient' | 'provider' | 'admin'

export type Person = {
  name: string
  email: string
  /** Null for accounts of Google or Apple. */
  password: string | null
  roles: Role[]
  status: string
  second_factor: string | null
  note: string
  note_in_french: string
}

export type Mail = {
  to: string
  subject: string
  code?: string
  link?: string
  body?: string
  sent_at: string
}

export const presetNames = ['offline', 'slow', 'unstable', 'maintenance', 'chaos'] as const
export type PresetName = (typeof presetNames)[number]

export type ActiveFault = {
  kind: string
  left: number | null
  ends_in_ms: number | null
  hits: number
  [field: string]: unknown
}

export type Verdict =
  | 'fits'
  | 'request_refused'
  | 'answer_drifted'
  | 'unknown_path'
  | 'unknown_method'
  | 'fault'
  | 'open'

export type Call = {
  id: number
  at: string
  ms: number | null
  method: string
  path: string
  operationId: string | null
  request_id: string
  status: number | null
  caller: string | null
  verdict: Verdict
  problems: object | null
  faults: string[]
}

export type Body = { text: string; cut: boolean } | null
export type OpenedCall = Call & { request_body: Body; response_body: Body }

export type World = {
  name: string
  address: string
  made_at: string
  last_used_at: string
  requests: number
  faults: number
}

/** All worlds of the server. */
export type Worlds = {
  current: string
  limit: number
  worlds: World[]
  discarded: string[]
}

export type Tokens = {
  username: string
  client_id: string
  access_token: string
  id_token: string
  refresh_token: string
  now: string
}
