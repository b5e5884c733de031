import { useMemo } from 'react'
import { formatDate, formatDateTime, formatNumber, formatRelativeDay, formatTime } from './format.ts'
import type { Locale } from './locale.ts'
import { useText } from './use-text.ts'

export type Format = {
  date: (iso: string) => string
  dateTime: (iso: string) => string
  time: (iso: string) => string
  number: (value: number) => string
  relativeDay: (iso: string) => string
  /** For tables. */
  shortDate: (iso: string) => string
  shortRelativeDay: (iso: string) => string
}

export const formatIn = (locale: Locale): Format => ({
  date: (iso) => formatDate(locale, iso),
  dateTime: (iso) => formatDateTime(locale, iso),
  time: (iso) => formatTime(locale, iso),
  number: (value) => formatNumber(locale, value),
  relativeDay: (iso) => formatRelativeDay(locale, iso, new Date()),
  shortDate: (iso) => formatDate(locale, iso, 'short'),
  shortRelativeDay: (iso) => formatRelativeDay(locale, iso, new Date(), 'short'),
})

export function useFormat(): Format {
  const { locale } = useText()
  return useMemo(() => formatIn(locale), [locale])
}
