import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ComboboxField } from '../fields/ComboboxField.tsx'
import { optionKeys } from '../fields/option-keys.ts'
import { ErrorPanel } from '../messages/ErrorPanel.tsx'
import { Text } from '../basics.tsx'
import styles from './found.module.css'
import type { useSearchText } from './use-search-text.ts'

type Props<Hit> = {
  text: ReturnType<typeof useSearchText>
  maxLength: number
  /** The query that searches on the server. */
  query: {
    data: { results: readonly Hit[]; count: number } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  texts: {
    label: () => string
    hint: () => string
    searching: () => string
    found: (numbers: { count: number }) => string
    first: (numbers: { shown: number; count: number }) => string
    none: (searched: { search: string }) => string
    failed: () => string
    /** Names the list. */
    results: () => string
  }
  /** What to do when nothing is found. */
  noneHelp: string
  idOf: (hit: Hit) => string
  /** Puts the hits in groups, each with its title; hits of a group follow each other. */
  groups?: { of: (hit: Hit) => string; title: (group: string) => string }
  onOpen: (hit: Hit) => void
  /** What an option shows of a hit. */
  children: (hit: Hit) => ReactNode
}

/** A combobox that searches on the server: typing searches, arrows and Enter open what was found. */
export function FoundList<Hit>({ text, query, texts, idOf, groups, onOpen, ...props }: Props<Hit>) {
  const { typed, setTyped, search, isLongEnough, isTyping } = text
  const { data, error, isFetching, refetch } = query
  const [at, setAt] = useState(0)
  // Enter came before the results.
  const [entered, setEntered] = useState(false)
  const id = useId()
  const hits = isLongEnough ? (data?.results ?? []) : []
  const active = hits[at]
  const isSearching = isLongEnough && (isFetching || isTyping)
  const optionId = (hit: Hit) => `${id}-${idOf(hit)}`

  function choose() {
    if (isSearching) setEntered(true)
    else if (active) onOpen(active)
  }

  // Of several hits unseen, none is opened: it could be the wrong one.
  const openEntered = useEffectEvent(() => {
    if (active && hits.length === 1) onOpen(active)
  })
  useEffect(() => {
    if (entered && !isSearching) openEntered()
  }, [entered, isSearching])

  function status(): string {
    if (!isLongEnough) return texts.hint()
    if (isSearching) return texts.searching()
    if (!data || error) return ''
    const { count } = data
    if (count === 0) return texts.none({ search })
    return count > hits.length ? texts.first({ shown: hits.length, count }) : texts.found({ count })
  }

  const options = (some: readonly Hit[]) =>
    some.map((hit) => (
      <Option key={idOf(hit)} id={optionId(hit)} isActive={hit === active} onOpen={() => onOpen(hit)}>
        {props.children(hit)}
      </Option>
    ))

  return (
    <div className={styles.search}>
      <ComboboxField
        label={texts.label()}
        value={typed}
        onChange={(value) => (setTyped(value), setAt(0), setEntered(false))}
        onKeyDown={optionKeys({ at, setAt, count: hits.length }, choose)}
        listId={id}
        expanded={hits.length > 0}
        activeId={active && optionId(active)}
        maxLength={props.maxLength}
      />
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {Boolean(error) && isLongEnough && (
        <ErrorPanel
          title={texts.failed()}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.count === 0 && isLongEnough && !isSearching && <Text tone="secondary">{props.noneHelp}</Text>}
      <div
        role="listbox"
        id={id}
        aria-label={texts.results()}
        className={styles.hits}
        hidden={hits.length === 0}
      >
        {groups
          ? [...new Set(hits.map(groups.of))].map((group) => (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} role="presentation" className={styles.group}>
                  {groups.title(group)}
                </div>
                {options(hits.filter((hit) => groups.of(hit) === group))}
              </div>
            ))
          : options(hits)}
      </div>
    </div>
  )
}

type OptionProps = { id: string; isActive: boolean; onOpen: () => void; children: ReactNode }

function Option({ id, isActive, onOpen, children }: OptionProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
