import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/announcer.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconX } from '#src/ui/icons.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import styles from './enrolments.module.css'
import { filterWords } from './filter-words.ts'
import type { Step } from './filter-words.ts'

type Props = { address: ListAddress; steps: readonly Step[] }

/** What the list is narrowed down by; each can be taken away by itself. */
export function FilterChips({ address, steps }: Props): ReactNode {
  const { t } = useText('enrolments')
  const texts = t.enrolments.chips
  const chips = filterWords(address, steps, t)
  if (chips.length === 0) return null
  const remove = (name: string) => {
    if (name === 'search') address.find('')
    else address.filter(name, '')
    announce(texts.removed())
    // The button goes with its filter; what follows from it is the list.
    document.getElementById(PEOPLE)?.focus()
  }
  return (
    <ul role="list" aria-label={texts.label()} className={styles.chips} data-no-print>
      {chips.map(({ name, filter, value }) => (
        <li key={name}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.remove({ filter: texts.chip({ filter, value }) })}
            onClick={() => remove(name)}
          >
            {texts.chip({ filter, value })}
            <IconX aria-hidden size="1rem" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The heading above the list: it takes the focus when what one pressed is gone. */
export const PEOPLE = 'people'
