import type { Twist } from '../twisted.ts'
import { answered, withJson } from '../twisted.ts'
import { answers, asks, body, deviationsAt, query, rows } from './twists.ts'

const TASKS = /^\/v1\/tasks\/$/
const PATIENTS = /^\/v1\/patients\/$/

const page = (change: Parameters<typeof body>[0]) => answers('GET', TASKS, body(change))
const question = (change: Parameters<typeof query>[0]) => asks('GET', TASKS, query(change))
const pastEnd = '{"count":2,"next":null,"previous":null,"results":[]}'

/** The filter by journey finds nothing, whatever there is. */
const nothingFits: Twist = async (request, next) => {
  const exchange = await next(request)
  const isFiltered = new URL(request.url).searchParams.has('process_instance')
  return isFiltered && exchange.response.status === 200
    ? withJson(exchange, (json) => ({ ...json, count: 0, results: [] }))
    : exchange
}

/** Deviations of lists: pages, filters, order. */
export const lists = [
  ...deviationsAt(
    'listTasks',
    ['listTasks'],
    [
      [
        'invalid-query-answers',
        'an order that is not listed is taken',
        question((search) => search.get('ordering')?.startsWith('zz') && search.delete('ordering')),
      ],
      [
        'count-wrong',
        'the count counts something else',
        page((json) => ({ ...json, count: Number(json.count) + 3 })),
      ],
      ['page-size-ignored', 'the size of pages is ignored', question((search) => search.delete('page_size'))],
      [
        'page-ignored',
        'every page is the first',
        question((search) => search.get('page') === '2' && search.set('page', '1')),
      ],
      ['next-wrong', 'no link to the next page', page((json) => ({ ...json, next: null }))],
      [
        'next-wrong',
        'the next link forgets the size',
        page((json) => ({
          ...json,
          next: typeof json.next === 'string' ? json.next.replace(/page_size=\d+/, 'page_size=50') : null,
        })),
      ],
      [
        'next-wrong',
        'the next link leads to another host',
        page((json) => ({
          ...json,
          next:
            typeof json.next === 'string'
              ? json.next.replace(/^http:\/\/[^/]+/, 'http://internal:8000')
              : null,
        })),
      ],
      ['previous-wrong', 'no link to the page before', page((json) => ({ ...json, previous: null }))],
      [
        'past-end-answers',
        'pages after the last one',
        answers('GET', TASKS, (exchange) => answered(exchange, { status: 200, body: pastEnd }), /404/),
      ],
      ['filter-ignored', 'a filter is ignored', question((search) => search.delete('completed_at__isnull'))],
      ['filter-incomplete', 'a filter finds nothing', nothingFits],
      ['ordering-ignored', 'the order is ignored', question((search) => search.delete('ordering'))],
      [
        'ordering-ignored',
        'down is up',
        question((search) => search.set('ordering', (search.get('ordering') ?? 'priority').replace('-', ''))),
      ],
    ],
  ),
  ...deviationsAt(
    'listUsers',
    ['listUsers'],
    [
      [
        'search-ignored',
        'a search is ignored',
        asks(
          'GET',
          /^\/v1\/users\/$/,
          query((search) => search.delete('search')),
        ),
      ],
    ],
  ),
  ...deviationsAt(
    'getPatient',
    ['listPatients', 'getPatient'],
    [
      [
        'list-and-item-differ',
        'the list says something else',
        answers(
          'GET',
          PATIENTS,
          rows((row) => ({ ...row, first_name: 'Somebody' })),
        ),
      ],
    ],
  ),
]
