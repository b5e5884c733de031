import { readAsJson } from '../check-exchange.ts'
import type { CameResponse, SentRequest } from '../exchange.ts'
import type { Sender } from '../send.ts'
import type { Data } from './data.ts'
import { seed } from './data.ts'
import type { DeviationId } from './deviations.ts'
import { Refusal, refuse } from './refusal.ts'
import type { Call, Route } from './routes.ts'
import { routes } from './routes.ts'

const fitting = (path: string) =>
  routes.flatMap((route) => {
    const found = new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
    return found ? [{ route, params: { ...found.groups } }] : []
  })

/** A small backend in this process, with one deviation or none; it remembers what is done to it. */
export function createBackend(deviation?: DeviationId): Sender {
  const data = seed()
  const is = (one: DeviationId) => one === deviation
  return async (request) => ({ request, response: respond(data, is, request), ms: 0 })
}

function respond(data: Data, is: Call['is'], request: SentRequest): CameResponse {
  const answer = { status: 200, headers: {} as Record<string, string>, type: 'application/json' }
  try {
    const body = act(data, is, request, answer)
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': answer.type }
    return {
      status: answer.status,
      headers: { ...answer.headers, ...type },
      body: body === undefined ? '' : JSON.stringify(body),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      status: error.status,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      body: JSON.stringify(error.body),
    }
  }
}

function act(data: Data, is: Call['is'], request: SentRequest, answer: Call['answer']): unknown {
  const url = new URL(request.url)
  const here = fitting(url.pathname)
  const found = here.find(({ route }) => route.method === request.method)
  if (!found) {
    if (here.length === 0) refuse(404, { detail: 'Not found.' })
    answer.headers.allow = here.map(({ route }) => route.method).join(', ')
    refuse(405, { detail: `Method "${request.method}" not allowed.` })
  }
  const { route, params } = found
  if (!route.isOpen?.({ is }) && !/^Bearer \S+/.test(request.headers.authorization ?? '')) {
    refuse(401, { detail: 'Authentication credentials were not provided.' })
  }
  const body = bodyOf(route, is, request)
  return route.act({ data, is, url, params, headers: request.headers, body, answer })
}

function bodyOf({ path, method }: Route, is: Call['is'], { body }: SentRequest): unknown {
  if (body === null || method === 'GET' || method === 'DELETE') return undefined
  const json = readAsJson(body)
  if (json !== undefined) return json
  if (is('B09') && path === '/v1/user-preferences/{user_id}/') refuse(500, { detail: 'Server error' })
  return refuse(400, { non_field_errors: ['JSON parse error'] })
}
