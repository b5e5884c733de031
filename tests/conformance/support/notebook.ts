import { randomUUID } from 'node:crypto'
import type { Sender } from '../send.ts'
import type { Note, NoteFault } from './notebook-answers.ts'
import { pageOfNotes } from './notebook-answers.ts'
import { answerJson, jsonIn } from './json-answers.ts'

const seed = (): Note[] =>
  ['Fever', 'Rash', 'Cough', 'Fever chart', 'Headache', 'Knee pain', 'Sore throat'].map((title, at) => ({
    id: randomUUID(),
    title,
    text: `Note ${at}.`,
    kind: ['call', 'letter', 'visit'][at % 3] ?? '',
    due_on: at % 2 ? null : '2026-05-01',
    place: '',
    rank: Math.floor(at / 2),
    created_at: `2026-03-0${at + 1}T10:00:00Z`,
  }))

type Sent = Readonly<Record<string, unknown>>

const tests: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: (value) => typeof value === 'string' && value !== '' && [...value].length <= 200,
  text: (value) => typeof value === 'string',
  kind: (value) => typeof value === 'string' && ['call', 'letter', 'visit'].includes(value),
  place: (value) => typeof value === 'string' && [...value].length <= 80,
  due_on: (value) => value === null || (typeof value === 'string' && /^\d{4}-(0\d|1[012])-\d\d$/.test(value)),
}

/** The fields that are known, when all fit. */
function checked(sent: unknown, needed: readonly string[]): Sent | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const given = Object.entries(sent).filter(([name]) => name in tests)
  const fits = given.every(([name, value]) => tests[name]?.(value))
  return fits && needed.every((name) => name in sent) ? Object.fromEntries(given) : undefined
}

/**
 * A backend in this process with notes, with one fault or none.
 * @param lateMs reads show what was written so much later only
 */
export function createNotebook(fault?: NoteFault, lateMs = 0): Sender {
  const notes = seed()
  let shown = notes
  const written = () => {
    const now = structuredClone(notes)
    setTimeout(() => (shown = now), lateMs)
  }
  if (lateMs > 0) shown = structuredClone(notes)
  const answers = new Map<string, Note>()
  const is = (one: NoteFault) => one === fault
  const stored = (sent: Sent): Sent => {
    const text = typeof sent.text === 'string' ? sent.text : undefined
    if (text === undefined) return sent
    if (is('text-cut')) return { ...sent, text: text.slice(0, 255) }
    if (is('text-ascii')) return { ...sent, text: text.replaceAll(/[^ -~]/g, '?') }
    return is('text-escaped') ? { ...sent, text: text.replaceAll('&', '&amp;') } : sent
  }
  const create = (sent: Sent, key: string | undefined): Note => {
    const known = key === undefined || fault?.startsWith('key-ignored') ? undefined : answers.get(key)
    if (known) return known
    const make = (): Note =>
      Object.assign(
        { id: randomUUID(), title: '', text: '', kind: '', due_on: null, place: '' },
        { rank: notes.length + 3, created_at: '2026-11-20T10:00:00Z' },
        stored(sent),
        is('create-drops-place') && { place: '' },
      )
    const made = make()
    notes.push(made)
    if (is('post-makes-two')) notes.push(make())
    if (key !== undefined) answers.set(key, made)
    return made
  }
  const change = (note: Note, sent: Sent): readonly [number, unknown] => {
    if (is('null-fails') && sent.due_on === null) return [500, {}]
    const kept = is('null-ignored') && sent.due_on === null ? {} : stored(sent)
    const reset = is('patch-empties-others') && !('due_on' in sent) ? { due_on: null } : {}
    const dropped = is('patch-drops-kind')
      ? { kind: note.kind }
      : is('patch-drops-due-on') && { due_on: note.due_on }
    for (const one of is('patch-reaches-all') ? notes : [note]) Object.assign(one, kept, reset, dropped)
    return [200, note]
  }
  const act = (
    method: string,
    url: URL,
    sent: unknown,
    key: string | undefined,
  ): readonly [number, unknown?] => {
    const isList = url.pathname === '/notes/'
    const isHere = ({ id }: Note) => url.pathname === `/notes/${id}/`
    if (isList && method === 'GET') return pageOfNotes(shown, url, is)
    if (isList && method === 'POST') {
      const good = checked(sent, ['title', 'text', 'kind'])
      const isRefused = is('key-ignored-and-place-refused') && good?.place !== undefined
      return good && !isRefused ? [201, create(good, key)] : [400, {}]
    }
    if (isList || !/^(GET|PATCH|DELETE)$/.test(method)) return [405, {}]
    const note = (method === 'GET' ? shown : notes).find(isHere)
    if (!note) return [404, {}]
    if (method === 'GET') return [200, note]
    if (method === 'DELETE') {
      notes.splice(notes.indexOf(note), 1)
      return [204]
    }
    const good = checked(sent, [])
    return good ? change(note, good) : [400, {}]
  }
  return async (request) => {
    const isKnown = request.headers.authorization === 'Bearer token-of-ana'
    const key = request.headers['idempotency-key']
    const [status, json] = isKnown
      ? act(request.method, new URL(request.url), jsonIn(request.body), key)
      : [401, {}]
    if (lateMs > 0 && request.method !== 'GET') written()
    return answerJson(request, status, json)
  }
}
