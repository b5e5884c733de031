import type { Exchange } from '../../exchange.ts'
import type { Twist } from '../twisted.ts'
import { answers, asks, body, deviationsAt, headers, jsonIn, stale, status } from './twists.ts'

const PATIENTS = /^\/v1\/patients\/$/
const PATIENT = /^\/v1\/patients\/[^/]+\/$/
const CONDITIONS = /^\/v1\/conditions\/$/
const CONDITION = /^\/v1\/conditions\/[^/]+\/$/
const CONTENT = /^\/v1\/organization-contents\/[^/]+\/$/

const nobody = { first_name: 'Nobody', last_name: 'Nobody', is_self: false }
const filledIn = asks('POST', PATIENTS, (request) => ({
  ...request,
  body: jsonIn(request.body) ? JSON.stringify({ ...nobody, ...jsonIn(request.body) }) : request.body,
}))
const forgiving = asks('POST', PATIENTS, (request) =>
  jsonIn(request.body) ? request : { ...request, body: JSON.stringify(nobody) },
)
const shorter = asks('POST', PATIENTS, (request) =>
  (request.body?.length ?? 0) > 120 ? { ...request, body: '{}' } : request,
)

/** Rejected changes are stored anyway. */
const keptAnyway: Twist = async (request, next) => {
  const exchange = await next(request)
  if (request.method === 'PATCH' && exchange.response.status === 400)
    await next({ ...request, body: '{"first_name":"Kept"}' })
  return exchange
}

/** Every change is treated as based on the current revision. */
const lastOneWins: Twist = async (request, next) => {
  if (request.method !== 'PUT' || !CONTENT.test(new URL(request.url).pathname)) return next(request)
  const there = await next({ ...request, method: 'GET', body: null })
  return next({
    ...request,
    headers: { ...request.headers, 'if-match': `"${String(jsonIn(there.response.body)?.revision)}"` },
  })
}

function oneId(): Twist {
  let first: unknown
  return answers(
    'POST',
    PATIENTS,
    body((json) => ({ ...json, id: (first ??= json.id) })),
  )
}

/** Answers 204 and does nothing. */
const removedStays: Twist = async (request, next) => {
  if (request.method !== 'DELETE' || request.headers.authorization === undefined) return next(request)
  const there = await next({ ...request, method: 'GET' })
  const { status, headers: all } = there.response
  return status === 200
    ? { ...there, request, response: { status: 204, headers: all, body: '' } }
    : next(request)
}

/** The list goes on having what was removed. */
function listKeepsRemoved(): Twist {
  let last: Exchange | undefined
  let kept: Exchange | undefined
  return async (request, next) => {
    const isList = request.method === 'GET' && CONDITIONS.test(new URL(request.url).pathname)
    if (isList && kept) return kept
    const exchange = await next(request)
    if (isList && exchange.response.status === 200) last = exchange
    if (request.method === 'DELETE' && exchange.response.status === 204) kept = last
    return exchange
  }
}

/** Deviations of what is sent, and of what becomes of it. */
export const writes = [
  ...deviationsAt(
    'createPatient',
    ['listPatients', 'createPatient', 'getPatient'],
    [
      ['invalid-body-accepted', 'a missing field is filled in', filledIn],
      ['malformed-json-accepted', 'broken JSON is taken for something', forgiving],
      [
        'refusal-names-no-field',
        'a refusal names no field',
        answers(
          'POST',
          PATIENTS,
          body(() => ({ non_field_errors: ['Wrong.'] })),
          /400/,
        ),
      ],
      ['valid-body-refused', 'names may be shorter than promised', shorter],
      [
        'created-differs',
        'a name is cut',
        answers(
          'POST',
          PATIENTS,
          body((json) => ({ ...json, last_name: String(json.last_name).slice(0, 2) })),
        ),
      ],
      [
        'created-not-found',
        'what is created cannot be read',
        answers(
          'POST',
          PATIENTS,
          body((json) => ({ ...json, id: '99999999-9999-4999-8999-999999999999' })),
        ),
      ],
      [
        'location-wrong',
        'Location leads to the list',
        answers(
          'POST',
          PATIENTS,
          headers((all) => ({ ...all, location: '/v1/patients/' })),
        ),
      ],
      ['same-id-twice', 'all have one id', oneId()],
      ['created-not-listed', 'what is created is in no list', stale(PATIENTS)],
    ],
  ),
  ...deviationsAt(
    'updatePatient',
    ['listPatients', 'getPatient', 'updatePatient'],
    [
      ['invalid-body-kept', 'a refused change is kept', keptAnyway],
      ['change-not-kept', 'a change is answered and forgotten', stale(PATIENT)],
      [
        'change-not-answered',
        'a change answers what was',
        answers(
          'PATCH',
          PATIENT,
          body((json) => ({ ...json, ...nobody, is_self: json.is_self !== true })),
        ),
      ],
      ['change-not-listed', 'a change is in no list', stale(PATIENTS)],
      [
        'change-touches-others',
        'a change changes more than it names',
        asks('PATCH', PATIENT, (request) => ({
          ...request,
          body: jsonIn(request.body)
            ? JSON.stringify({ first_name: 'Other', last_name: 'Other', ...jsonIn(request.body) })
            : request.body,
        })),
      ],
    ],
  ),
  ...deviationsAt(
    'saveOrganizationContent',
    [
      'listOrganizations',
      'listOrganizationContents',
      'createOrganizationContent',
      'getOrganizationContent',
      'saveOrganizationContent',
    ],
    [['unguarded-change', 'changes overwrite each other', lastOneWins]],
  ),
  ...deviationsAt(
    'publishOrganizationContent',
    [
      'listOrganizations',
      'listOrganizationContents',
      'createOrganizationContent',
      'getOrganizationContent',
      'publishOrganizationContent',
    ],
    [
      [
        'effect-not-visible',
        'publishing leaves no trace',
        answers(
          'GET',
          CONTENT,
          body((json) => ({ ...json, published_at: null })),
        ),
      ],
    ],
  ),
  ...deviationsAt(
    'deleteCondition',
    [
      'listPatients',
      'listConditions',
      'createCondition',
      'getCondition',
      'updateCondition',
      'deleteCondition',
    ],
    [
      ['removed-still-there', 'what is removed stays', removedStays],
      ['removed-still-listed', 'what is removed stays in the list', listKeepsRemoved()],
      ['removed-forbidden', 'what is removed is forbidden', answers('GET', CONDITION, status(403), /404/)],
    ],
  ),
]
