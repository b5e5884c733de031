import { randomUUID } from 'node:crypto'
import { validatorOf } from '../contract/validator.ts'
import type { Sender } from '../send.ts'
import { bodyMedia } from '../values/form-text.ts'
import { boxesContract } from './boxes-contract.ts'
import { answerJson, jsonIn } from './json-answers.ts'

/** What can be wrong with the boxes. */
export type BoxFault =
  | 'page-short'
  | 'page-capped'
  | 'one-color-ignored'
  | 'first-filter-only'
  | 'search-from-start'
  | 'search-by-case'
  | 'nonsense-counted'
  | 'nulls-first-down'
  | 'colors-one-way'
  | 'usual-order-other'
  | 'default-other'
  | 'false-lost'
  | 'blue-refused'
  | 'long-refused'
  | 'emoji-lost-by-patch'
  | 'tags-added'
  | 'zone-lost'
  | 'weight-rounded'
  | 'color-clears-note'
  | 'created-moves'
  | 'stamp-kept'
  | 'removed-counted'
  | 'key-of-everybody'
  | 'key-for-any-body'
  | 'nothing-taken'
  | 'restored-renamed'
  | 'restored-unlisted'
  | 'sealed-twice'
  | 'log-forgets'
  | 'match-ignored'
  | 'strangers-forbidden'
  | 'unknown-query-taken'
  | 'old-year-taken'
  | 'long-name-taken'
  | 'no-name-taken'

type Box = Record<string, unknown> & { readonly id: string }

const ANA = '11111111-1111-4111-8111-111111111111'
const BEN = '22222222-2222-4222-8222-222222222222'
const people = new Map([
  ['Bearer ana', ANA],
  ['Bearer ben', BEN],
])
const now = () => new Date().toISOString()
const KNOWN = ['page', 'page_size', 'search', 'color__in', 'fragile', 'ordering']
const COLORS = ['green', 'blue', 'red']
const blank = {
  note: null,
  size: 'large',
  fragile: false,
  tags: [],
  packed_at: '2026-11-20T10:00:00Z',
  weight: 1,
  made_in: 2000,
}
const fits = validatorOf(boxesContract, { closed: false, includeAssumed: true })
const bodyOf = (id: string) => {
  const operation = boxesContract.operations.find((one) => one.id === id)
  return operation && bodyMedia(operation)?.schema
}

function seed(): Box[] {
  const labels = ['Été au chalet', 'Kitchen things', 'Books of Zoé', 'Tools', 'Winter boots', 'Camping gear']
  return labels.map((label, at) => ({
    ...blank,
    id: randomUUID(),
    label,
    note: at % 3 === 0 ? null : `Shelf number ${at}`,
    color: COLORS[at % 3],
    fragile: at % 2 === 0,
    name: { en: label, fr: '' },
    sealed_at: null,
    revision: 1,
    created_at: `2026-03-0${at + 1}T10:00:00Z`,
    updated_at: `2026-03-0${at + 1}T10:00:00Z`,
  }))
}

/** A backend in this process with Ana's boxes, with one fault or none; Ben has none. */
export function createBoxes(fault?: BoxFault): Sender {
  const is = (one: BoxFault) => one === fault
  const boxes = seed()
  const removed: Box[] = []
  const hidden = new Set<string>()
  const log: { readonly box: string; readonly what: string }[] = []
  const keys = new Map<string, { readonly made: Box; readonly sent: string }>()
  const page = (all: readonly unknown[], url: URL, count = all.length): readonly [number, unknown] => {
    const at = Number(url.searchParams.get('page') ?? 1)
    const asked = Number(url.searchParams.get('page_size') ?? (is('page-short') ? 3 : 4))
    const size = is('page-capped') ? Math.min(asked, 5) : asked
    if (!(at >= 1) || !(asked >= 1) || asked > 100) return [400, {}]
    if (at > 1 && (at - 1) * size >= all.length) return [404, {}]
    const link = (number: number) => {
      const other = new URL(url)
      other.searchParams.set('page', String(number))
      return other.href
    }
    const next = at * size < all.length ? link(at + 1) : null
    const results = all.slice((at - 1) * size, at * size)
    return [200, { count, next, previous: at > 1 ? link(at - 1) : null, results }]
  }
  const fold = (value: unknown) =>
    is('search-by-case')
      ? String(value)
      : String(value).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const listed = (url: URL): readonly [number, unknown] => {
    const { searchParams: query } = url
    const unknown = [...query.keys()].some((name) => !KNOWN.includes(name))
    const colors = query.get('color__in')?.split(',')
    const ordering = query.get('ordering') ?? (is('usual-order-other') ? '-label' : 'label')
    const fragile = query.get('fragile')
    if (unknown && !is('unknown-query-taken')) return [400, {}]
    if (colors?.some((one) => !COLORS.includes(one)) || !/^(-?(label|note|color),?)+$/.test(ordering))
      return [400, {}]
    if (fragile !== null && !['true', 'false'].includes(fragile)) return [400, {}]
    const search = query.get('search')
    const isHit = ({ label, note }: Box) =>
      search === null ||
      [label, note ?? ''].some((one) =>
        is('search-from-start') ? fold(one).startsWith(fold(search)) : fold(one).includes(fold(search)),
      )
    const rows = boxes.filter(
      (one) =>
        !hidden.has(one.id) &&
        (!colors ||
          (is('one-color-ignored') && colors.join() === 'blue') ||
          colors.includes(String(one.color))) &&
        (fragile === null || (is('first-filter-only') && colors) || String(one.fragile) === fragile) &&
        isHit(one),
    )
    const sorted = ordering
      .split(',')
      .reverse()
      .reduce((all, key) => [...all].sort((one, other) => compare(key, one, other)), rows)
    const count = rows.length + (is('removed-counted') ? removed.length : 0)
    return page(sorted, url, is('nonsense-counted') && rows.length === 0 ? boxes.length : count)
  }
  const compare = (key: string, one: Box, other: Box): number => {
    const name = key.replace('-', '')
    const down = key.startsWith('-') && !(is('colors-one-way') && name === 'color')
    const [a, b] = [one, other].map((box) =>
      name === 'color' ? COLORS.indexOf(String(box.color)) : (box[name] ?? null),
    )
    if (a === null || b === null) {
      const last = Number(a === null) - Number(b === null)
      return is('nulls-first-down') && down ? -last : last
    }
    const up = Number(String(a) > String(b)) - Number(String(a) < String(b))
    return down ? -up : up
  }
  const accepted = (sent: unknown, operation: string): sent is Record<string, unknown> => {
    const problems = fits.problemsOf(bodyOf(operation), sent)
    const isForgiven = ({ keyword, pointer }: (typeof problems)[number]) =>
      (is('nothing-taken') && keyword === 'minProperties') ||
      (is('old-year-taken') &&
        pointer === '/made_in' &&
        /imum/.test(keyword) &&
        Number(Object(sent).made_in) > 1800) ||
      (is('long-name-taken') && pointer.startsWith('/name/') && keyword === 'maxLength') ||
      (is('no-name-taken') && pointer.startsWith('/name') && /not|anyOf/.test(keyword))
    return problems.every(isForgiven) && typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  }
  const create = (sent: unknown, key: string | undefined, me: string): readonly [number, unknown] => {
    const own = key && (is('key-of-everybody') ? key : `${me} ${key}`)
    const known = own === undefined ? undefined : keys.get(own)
    const text = JSON.stringify(sent)
    if (known && !is('key-for-any-body')) return known.sent === text ? [201, known.made] : [422, {}]
    if (!accepted(sent, 'createBox')) return [400, {}]
    const stored = { ...sent }
    if (is('weight-rounded') && typeof sent.weight === 'number') stored.weight = Math.round(sent.weight)
    if (is('zone-lost') && typeof sent.packed_at === 'string')
      stored.packed_at = sent.packed_at.replace(/[+-]\d\d:\d\d$/, 'Z')
    const at = { created_at: now(), updated_at: now() }
    const size = is('default-other') ? { size: 'small' } : {}
    const name = { en: String(sent.label).slice(0, 30), fr: '' }
    const made: Box = {
      ...blank,
      ...size,
      name,
      ...stored,
      id: randomUUID(),
      sealed_at: null,
      revision: 1,
      ...at,
    }
    if (me === ANA) boxes.push(made)
    if (own !== undefined) keys.set(own, { made, sent: text })
    return [201, made]
  }
  const change = (one: Box, sent: unknown): readonly [number, unknown] => {
    if (!accepted(sent, 'updateBox')) return [400, {}]
    if (is('blue-refused') && sent.color === 'blue') return [400, { color: ['No.'] }]
    if (is('long-refused') && String(sent.label).length === 40) return [400, { label: ['No.'] }]
    const stored = { ...sent }
    if (is('false-lost') && sent.fragile === false) delete stored.fragile
    if (is('emoji-lost-by-patch') && typeof sent.label === 'string')
      stored.label = sent.label.replaceAll(/\p{Extended_Pictographic}/gu, '')
    if (is('tags-added') && Array.isArray(sent.tags) && Array.isArray(one.tags))
      stored.tags = [...one.tags, ...sent.tags]
    if (is('color-clears-note') && 'color' in sent) stored.note = null
    const at = is('stamp-kept') ? {} : { updated_at: now() }
    const begun = is('created-moves') ? { created_at: '2027-01-01T00:00:00Z' } : {}
    Object.assign(one, stored, at, begun, { revision: Number(one.revision) + 1 })
    return [200, one]
  }
  const restore = (id: string | undefined): readonly [number, unknown] => {
    const one = removed.find((box) => box.id === id)
    if (!one) return [404, {}]
    boxes.push(...removed.splice(removed.indexOf(one), 1))
    if (is('restored-renamed')) Object.assign(one, { label: 'Box' })
    if (is('restored-unlisted')) hidden.add(one.id)
    return [200, one]
  }
  const seal = (one: Box): readonly [number, unknown] => {
    if (one.sealed_at !== null && !is('sealed-twice')) return [409, {}]
    Object.assign(one, { sealed_at: now(), revision: Number(one.revision) + 1 })
    if (!is('log-forgets')) log.push({ box: one.id, what: 'sealed' })
    return [200, one]
  }
  const act = (
    { method, url: address, headers, body }: Parameters<Sender>[0],
    me: string,
  ): readonly [number, unknown?] => {
    const url = new URL(address)
    // an address without its final slash is another one
    const [, kind, id, action, end] = url.pathname.split('/')
    const sent = jsonIn(body)
    if (id === undefined || (id !== '' && action === undefined) || (action && end === undefined))
      return [404, {}]
    if (kind === 'me') return method === 'GET' ? [200, { id: me, roles: ['patient'] }] : [405, {}]
    if (kind === 'log' && url.searchParams.has('zz_unknown')) return [400, {}]
    if (kind === 'log') return method === 'GET' ? page(me === ANA ? log : [], url) : [405, {}]
    if (id === '') {
      if (method === 'POST') return create(sent, headers['idempotency-key'], me)
      return method === 'GET' ? (me === ANA ? listed(url) : page([], url)) : [405, {}]
    }
    if (action ? method !== 'POST' : !/^(GET|PATCH|DELETE)$/.test(method)) return [405, {}]
    const found = boxes.find((one) => one.id === id)
    if (me !== ANA) return [found && is('strangers-forbidden') ? 403 : 404, {}]
    if (action === 'restore') return restore(id)
    if (!found) return [404, {}]
    const match = headers['if-match']
    if ((method === 'DELETE' || action === 'seal') && !is('match-ignored')) {
      if (match === undefined) return [428, {}]
      if (match !== `"${String(found.revision)}"`) return [412, {}]
    }
    if (action === 'seal') return seal(found)
    if (method === 'PATCH') return change(found, sent)
    if (method === 'GET') return [200, found]
    removed.push(...boxes.splice(boxes.indexOf(found), 1))
    return [204]
  }
  return async (request) => {
    const me = people.get(request.headers.authorization ?? '')
    const [status, json] = me === undefined ? [401, {}] : act(request, me)
    return answerJson(request, status, json)
  }
}
