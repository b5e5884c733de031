import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { plainText } from '#src/lib/text/plain-text.ts'
import { classes } from '../classes.ts'
import field from '../fields/field.module.css'
import { IconCheck } from '../icons.ts'
import styles from '../menus/menu.module.css'
import { optionKeys } from '../fields/option-keys.ts'

type Choice = { id: string; name: string; icon?: ReactNode }

export type SearchListProps = {
  label: string
  choices: readonly Choice[]
  /** The id of the selected choice. */
  chosen: string | undefined
  onChoose: (id: string) => void
  onLeave: () => void
  /** Texts around the search. */
  texts: { search: string; found: (count: number) => string; nothing: string }
}

/** Choices whose name contains every typed word, ignoring order, case and accents. */
function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  return choices.filter(({ name }) => words.every((word) => plainText(name).includes(word)))
}

/** A combobox that filters as you type: arrows and Enter choose, Escape closes. It is focused on mount. */
export function SearchList({ label, choices, chosen, onChoose, onLeave, texts }: SearchListProps) {
  const [typed, setTyped] = useState('')
  const found = matching(choices, typed)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      choices.findIndex((choice) => choice.id === chosen),
    ),
  )
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const optionId = (choice: Choice) => `${id}-${choice.id}`
  const active = found[at]
  const activeId = active && optionId(active)

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const moveOrChoose = optionKeys({ at, setAt, count: found.length }, () => active && onChoose(active.id))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return moveOrChoose(event)
    event.stopPropagation()
    onLeave()
  }

  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={classes(field.input, styles.search)}
        aria-label={texts.search}
        placeholder={texts.search}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        // Escape closes this list, not also the surrounding drawer.
        data-own-escape
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <p role="status" className={styles.found}>
        {found.length > 0 ? texts.found(found.length) : texts.nothing}
      </p>
      <div role="listbox" id={id} aria-label={label} className={styles.options} hidden={found.length === 0}>
        {found.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            id={optionId(choice)}
            role="option"
            aria-selected={choice.id === chosen}
            tabIndex={-1}
            className={styles.item}
            data-active={index === at || undefined}
            // Keeps the focus in the input.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice.id)}
          >
            {choice.icon}
            <span>{choice.name}</span>
            {choice.id === chosen && <IconCheck className={styles.mark} aria-hidden size="1.125rem" />}
          </button>
        ))}
      </div>
    </>
  )
}
