import { useText } from '#src/i18n/use-text.ts'
import { announce } from './announcer.ts'
import { Button } from './Button.tsx'
import { IconX } from './icons.ts'
import styles from './list.module.css'
import type { ListAddress } from './use-list-address.ts'

/** `name`: of the filter in the address, or `search`; what it is and what it is set to, in words. */
export type FilterChip = { name: string; filter: string; value: string }

type Props = {
  address: ListAddress
  chips: readonly FilterChip[]
  /** The id of the list's heading, if it is not that of the page: it takes the focus, because what one pressed is gone. */
  headingId?: string
}

/** What a list is narrowed down by; each can be taken away by itself. */
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
