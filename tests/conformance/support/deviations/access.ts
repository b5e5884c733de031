import { answered } from '../twisted.ts'
import { answers, asks, body, deviationsAt, headers, status, without } from './twists.ts'
import type { Twist } from '../twisted.ts'

const ME = /^\/v1\/users\/current\/$/
const ORGANIZATIONS = /^\/v1\/organizations\/$/
const PATIENT = /^\/v1\/patients\/[^/]+\/$/

const empty = '{"count":0,"next":null,"previous":null,"results":[]}'

/** Any token gets an empty list. */
const anyToken: Twist = async (request, next) => {
  const exchange = await next(request)
  const hasToken = request.headers.authorization !== undefined && exchange.response.status === 401
  const isList = ORGANIZATIONS.test(new URL(request.url).pathname)
  return isList && hasToken ? answered(exchange, { status: 200, body: empty }) : exchange
}

/** Any token gets past the sign-in of a write, and fails at the role. */
const wrongTokenWrites: Twist = async (request, next) => {
  const exchange = await next(request)
  const isWrong = request.headers.authorization !== undefined && exchange.response.status === 401
  return isWrong && request.method === 'PATCH' ? answered(exchange, { status: 403 }) : exchange
}

/** Deviations in who is let in, and where. */
export const access = [
  ...deviationsAt(
    'listOrganizations',
    ['listOrganizations', 'getCurrentUser'],
    [
      ['open-without-token', 'open without a token', answers('GET', ORGANIZATIONS, status(200), /401/)],
      ['takes-wrong-token', 'any token will do', anyToken],
      [
        'answers-without-slash',
        'the address without its slash answers too',
        (request, next) => next({ ...request, url: request.url.replace(/organizations$/, 'organizations/') }),
      ],
      [
        'other-method-answers',
        'another method does something',
        answers('PUT', ORGANIZATIONS, status(200), /405/),
      ],
      [
        'allow-missing',
        'a 405 does not say what there is',
        answers('PUT', ORGANIZATIONS, headers(without('allow')), /405/),
      ],
    ],
  ),
  ...deviationsAt(
    'getCurrentUser',
    ['getCurrentUser'],
    [
      [
        'language-ignored',
        'always in English',
        asks('GET', ME, (request) => ({
          ...request,
          headers: { ...request.headers, 'accept-language': 'en-ca' },
        })),
      ],
    ],
  ),
  ...deviationsAt(
    'updatePatient',
    ['listPatients', 'getPatient', 'updatePatient'],
    [
      ['open-without-token', 'writing is open', answers('PATCH', PATIENT, status(200), /401/)],
      ['open-without-token', 'who has no token has no role', answers('PATCH', PATIENT, status(403), /401/)],
      ['takes-wrong-token', 'writing takes any token', wrongTokenWrites],
    ],
  ),
  ...deviationsAt(
    'getPatient',
    ['listPatients', 'getPatient'],
    [
      ['unknown-id-answers', 'the id of nothing has an answer', answers('GET', PATIENT, status(200), /404/)],
      [
        'malformed-id-answers',
        'what is no id has an answer',
        answers('GET', /not-a-uuid/, status(200), /404/),
      ],
      ['read-changes', 'reading counts', counting()],
    ],
  ),
  ...deviationsAt(
    'reviewInvitation',
    ['listInvitations', 'reviewInvitation'],
    [
      [
        'asks-for-token',
        'who has no token is sent away',
        async (request, next) =>
          request.headers.authorization === undefined
            ? answered(await next(request), { status: 401 })
            : next(request),
      ],
    ],
  ),
]

function counting(): Twist {
  let count = 0
  return answers(
    'GET',
    PATIENT,
    body((json) => ({ ...json, first_name: `Read ${(count += 1)}` })),
  )
}
