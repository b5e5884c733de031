import { type RefObject, useEffect, useRef } from 'react'
import { rowLinks } from './row-links.ts'

/** When a row is removed, moves the focus to the row that takes its place, or to the heading if none is left. */
export function useKeptPlace(list: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const left = useRef<{ id: string; at: number }>(undefined)
  useEffect(() => {
    const { current: row } = left
    if (!row || rows.some(({ id }) => id === row.id)) return
    left.current = undefined
    const links = rowLinks(list.current)
    const next = links[Math.min(row.at, links.length - 1)] ?? document.querySelector<HTMLElement>('h1')
    next?.focus()
  })
  return (id: string) => {
    left.current = { id, at: rows.findIndex((row) => row.id === id) }
  }
}
