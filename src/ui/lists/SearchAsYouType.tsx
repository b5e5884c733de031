import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './search.module.css'
import { IconSearch } from '../icons.ts'
import { TextField } from '../fields/TextField.tsx'
import type { ListAddress } from './use-list-address.ts'

/** Debounce delay in ms. */
const PAUSE = 300
/** Minimum query length. */
const LEAST = 2

type Props = {
  /** The current search, and what starts another one: a list's URL, or the state of a dialog. */
  address: Pick<ListAddress, 'search' | 'find'>
  /** 'Search the library' */
  label: string
}

/**
 * The search field of every list and dialog: searches after a pause in typing, or on Enter. In a list the URL holds the
 * query; Back leads to the list without a search, past every pause in typing.
 */
export function SearchAsYouType({ address, label }: Props) {
  const { t } = useText('kit')
  const id = useId()
  const { search, find } = address
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // Searches from here that the URL does not show yet: on a slow phone people type on before it does.
  const [sent, setSent] = useState<readonly string[]>([])
  // Back, a link and 'Clear filters' may change the search while this is mounted.
  if (shown !== search) {
    const own = sent.indexOf(search)
    setShown(search)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    if (own < 0) setTyped(search)
  }
  const send: ListAddress['find'] = (text, how) => {
    setSent((before) => [...before, text])
    find(text, how)
  }
  const wanted = typed.trim()
  const isTooShort = wanted.length > 0 && wanted.length < LEAST
  const pending = isTooShort ? '' : wanted
  const latest = sent.at(-1) ?? search
  // Reads the URL when the pause ends, so a filter chosen in the meantime is kept.
  const findNow = useEffectEvent((text: string) => send(text, search === '' ? undefined : { replace: true }))
  useEffect(() => {
    if (pending === latest) return undefined
    const timer = setTimeout(() => findNow(pending), PAUSE)
    return () => clearTimeout(timer)
  }, [pending, latest])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog may be a child of another form.
    event.stopPropagation()
    if (pending !== latest) send(pending)
  }
  return (
    <form role="search" aria-label={label} className={styles.search} onSubmit={submit} data-no-print>
      <div className={styles.field}>
        <IconSearch className={styles.icon} aria-hidden size="1.25rem" />
        <TextField
          id={id}
          label={label}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <p role="status" className={styles.hint}>
        {isTooShort && t.kit.list.searchShort({ least: LEAST })}
      </p>
    </form>
  )
}
