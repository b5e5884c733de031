import { answered } from '../twisted.ts'
import { answers, body, deviationsAt, headers, rows, status, text, without } from './twists.ts'

const ME = /^\/v1\/users\/current\/$/
const ORGANIZATIONS = /^\/v1\/organizations\/$/
const PATIENTS = /^\/v1\/patients\/$/
const PATIENT = /^\/v1\/patients\/[^/]+\/$/
const TASKS = /^\/v1\/tasks\/$/

const me = (change: Parameters<typeof body>[0]) => answers('GET', ME, body(change))
const organizations = (change: Parameters<typeof answers>[2]) => answers('GET', ORGANIZATIONS, change)

/** Deviations visible in a single response. */
export const inOneAnswer = [
  ...deviationsAt(
    'getCurrentUser',
    ['getCurrentUser'],
    [
      ['missing-required', 'a required field is missing', me(without('is_guest'))],
      ['wrong-type', 'a boolean is a text', me((json) => ({ ...json, is_guest: 'false' }))],
      ['not-in-enum', 'a value is not listed', me((json) => ({ ...json, role_types: ['nurse'] }))],
      ['undocumented-field', 'a field in another case', me((json) => ({ ...json, isGuest: true }))],
      [
        'wrong-header',
        'a header is not one of its values',
        answers(
          'GET',
          ME,
          headers((all) => ({ ...all, 'content-language': 'en-us' })),
        ),
      ],
    ],
  ),
  ...deviationsAt(
    'listOrganizations',
    ['listOrganizations'],
    [
      ['null-not-allowed', 'null where none may be', organizations(rows((row) => ({ ...row, name: null })))],
      ['wrong-format', 'an id that is none', organizations(rows((row) => ({ ...row, id: 'org-1' })))],
      ['wrong-type', 'a bare list', organizations(body(({ results }) => results))],
      [
        'wrong-content-type',
        'another content type',
        organizations(headers((all) => ({ ...all, 'content-type': 'text/html' }))),
      ],
      ['missing-body', 'an empty answer', organizations(text(() => ''))],
      ['not-json', 'broken JSON', organizations(text((all) => all.slice(0, -2)))],
      ['unavailable', 'too busy', organizations(status(503))],
      [
        'no-answer',
        'no answer',
        organizations((exchange) => answered(exchange, { status: 0, body: 'no answer' })),
      ],
    ],
  ),
  ...deviationsAt(
    'listTasks',
    ['listTasks'],
    [
      [
        'wrong-format',
        'a moment without its T',
        answers(
          'GET',
          TASKS,
          rows((row) => ({ ...row, created_at: '2026-03-01 10:00' })),
        ),
      ],
      [
        'out-of-range',
        'a count below nothing',
        answers(
          'GET',
          TASKS,
          body((json) => ({ ...json, count: -1 })),
        ),
      ],
    ],
  ),
  ...deviationsAt(
    'createPatient',
    ['listPatients', 'createPatient', 'getPatient'],
    [
      ['undocumented-status', 'another status for good', answers('POST', PATIENTS, status(202))],
      ['missing-header', 'a header is missing', answers('POST', PATIENTS, headers(without('location')))],
    ],
  ),
  ...deviationsAt(
    'getPatient',
    ['listPatients', 'getPatient'],
    [
      ['server-error', 'a failure of the server', answers('GET', PATIENT, status(500), /404/)],
      [
        'missing-required',
        'a refusal in another form',
        answers(
          'GET',
          PATIENT,
          body(() => ({ error: 'not found' })),
          /404/,
        ),
      ],
      [
        'undocumented-status',
        'a redirect to the address without its slash',
        answers('GET', PATIENT, status(301)),
      ],
    ],
  ),
  ...deviationsAt(
    'deleteCondition',
    ['listPatients', 'listConditions', 'createCondition', 'deleteCondition'],
    [
      [
        'unexpected-body',
        'a body where there is none',
        answers(
          'DELETE',
          /conditions/,
          text(() => '{"deleted":true}'),
        ),
      ],
    ],
  ),
]
