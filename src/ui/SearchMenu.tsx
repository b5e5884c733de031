import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconChevronDown } from './icons.ts'
import styles from './menu.module.css'
import { SearchList, type SearchListProps } from './SearchList.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = Omit<SearchListProps, 'onLeave'> & {
  /** What the button shows. */
  trigger: ReactNode
}

/** A menu of too many things to look through: typing finds one, arrows and Enter choose it, Escape leaves. */
export function SearchMenu({ trigger, label, choices, chosen, onChoose, texts }: Props) {
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!opened) return
    const outside = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpened(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [opened])

  const close = () => {
    setOpened(false)
    button.current?.focus()
  }

  return (
    <div
      ref={anchor}
      className={styles.anchor}
      data-width="full"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpened(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpened(true)
        }}
      >
        {trigger}
        <VisuallyHidden> {label}</VisuallyHidden>
        <IconChevronDown className={styles.turn} aria-hidden size="1.125rem" />
      </button>
      {opened && (
        <div id={id} role="dialog" aria-label={label} className={styles.list} data-align="start">
          <SearchList
            {...{ label, choices, chosen, texts }}
            onLeave={close}
            onChoose={(choice) => {
              close()
              onChoose(choice)
            }}
          />
        </div>
      )}
    </div>
  )
}
