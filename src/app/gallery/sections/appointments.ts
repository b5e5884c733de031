import type { Words } from '../words-en.ts'

export type Status = 'waiting' | 'done' | 'missed'
export type Appointment = {
  id: string
  name: string
  reason: string
  date: string
  status: Status
  minutes: number
  phone: string
}

export const STATUSES: readonly Status[] = ['waiting', 'done', 'missed']
const FIRST = ['Ana', 'Bao', 'Chloé', 'Divya', 'Émile', 'Farah', 'Gabriel', 'Hélène', 'Isaac']
const LAST = ['Bélanger', 'Singh', 'MacDonald', 'Nguyen', 'Okafor']

/** Enough rows for three pages, always the same. */
export const appointmentsOf = (words: Words): Appointment[] =>
  Array.from({ length: 45 }, (_, at) => ({
    id: String(at),
    name: `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]}`,
    reason: words.list.reasons[(at * 3 + (at >> 2)) % words.list.reasons.length] ?? '',
    date: `2026-12-${String(1 + ((at * 7) % 28)).padStart(2, '0')}`,
    status: STATUSES[(at * 5) % 3] ?? 'waiting',
    minutes: 15 + ((at * 10) % 50),
    phone: `613-555-01${String(at).padStart(2, '0')}`,
  }))
