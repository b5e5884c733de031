import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import type { PersonMessageRow } from './person-message-row.ts'
import { personKey } from './person-note-row.ts'
import type { World } from './world.ts'

type Seed = Pick<PersonMessageRow, 'kind' | 'channel'> & {
  readonly patient: string
  readonly daysAgo: number
}

/** Of Lakeside, oldest first. */
const seeds: readonly Seed[] = [
  { patient: 'maya', kind: 'steps_due', channel: 'email', daysAgo: 5 },
  { patient: 'walter', kind: 'reminder', channel: 'email', daysAgo: 9 },
  { patient: 'walter', kind: 'steps_due', channel: 'text_message', daysAgo: 3 },
]

/** Seeds what the system sent to people before the world began. */
export function seedPersonMessages({ tables }: World, today: number): void {
  seeds.forEach(({ patient, daysAgo, ...sent }, index) => {
    const key = personKey(uuidOf('organization:lakeside'), uuidOf(`patient:${patient}`))
    const id = uuidOf(`person-message:${index}`)
    const row = { ...sent, id, sentAt: dayAt(today, -daysAgo, '13:00') }
    tables.personMessages.set(key, [...(tables.personMessages.get(key) ?? []), row])
  })
}
