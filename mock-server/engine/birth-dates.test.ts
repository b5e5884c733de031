import { expect, test } from 'vitest'
import { withDatesInDigits } from './birth-dates.ts'

/** As a search is compared: in lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

test('a birth date is found however the languages write its month', () => {
  for (let month = 1; month <= 12; month++) {
    const digits = String(month).padStart(2, '0')
    const day = new Date(Date.UTC(1958, month - 1, 14))
    for (const locale of ['en-CA', 'fr-CA'])
      for (const style of ['long', 'short'] as const) {
        const format = { timeZone: 'UTC', year: 'numeric', month: style, day: 'numeric' } as const
        const written = plain(new Intl.DateTimeFormat(locale, format).format(day))
        expect([written, withDatesInDigits(written)]).toEqual([written, `1958${digits}14`])
      }
  }
})
