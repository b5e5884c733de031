import { useText } from '#src/i18n/use-text.ts'
import { announce } from '../messages/announcer.ts'
import { Button } from '../actions/Button.tsx'
import { IconX } from '../icons.ts'
import styles from './list.module.css'
import type { ListAddress } from './use-list-address.ts'

/** `name`: the filter's name in the URL, or `search`; then its label and value as text. */
export type FilterChip = { name: string; filter: string; value: string }

type Props = {
  address: ListAddress
  chips: readonly FilterChip[]
  /** The id of the list's heading, if not the page's. It takes the focus when a pressed chip is removed. */
  headingId?: string
}

/** The active filters of a list; each can be removed. */
export function FilterChips({ address, chips, headingId }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list.chips
  if (chips.length === 0) return null
  const remove = (name: string) => {
    if (name === 'search') address.find('')
    else address.filter(name, '')
    announce(texts.removed())
    document.querySelector<HTMLElement>(headingId ? `#${headingId}` : 'h1')?.focus()
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
