import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/announcer.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconX } from '#src/ui/icons.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { parseDates } from './dates.ts'
import styles from './process-instances.module.css'
import type { FilterChoices } from './use-filter-choices.ts'

/** The heading above the list: it takes the focus when what one pressed is gone. */
export const FOUND = 'found-instances'

type Chip = { name: string; filter: string; value: string }

/** What the list is narrowed down by; each can be taken away by itself. */
export function FilterChips({
  address,
  choices,
}: {
  address: ListAddress
  choices: FilterChoices
}): ReactNode {
  const { t } = useText('instances')
  const texts = t.instances.chips
  const datesWords = useDatesWords()
  const { search, filters } = address
  const { dates } = filters
  const chips: Chip[] = [
    ...(search ? [{ name: 'search', filter: texts.search(), value: search }] : []),
    ...choices.flatMap(({ name, label, options }) => {
      const value = filters[name]
      // one that is not in the list, or not yet, goes by its id
      const words = options.find((option) => option.value === value)?.label ?? value
      return value && words ? [{ name, filter: label, value: words }] : []
    }),
    ...(dates ? [{ name: 'dates', filter: t.instances.filter.dates(), value: datesWords(dates) }] : []),
  ]
  if (chips.length === 0) return null
  const remove = (name: string) => {
    if (name === 'search') address.find('')
    else address.filter(name, '')
    announce(texts.removed())
    // The button goes with its filter; what follows from it is the list.
    document.getElementById(FOUND)?.focus()
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

function useDatesWords(): (text: string) => string {
  const { t } = useText('instances')
  const format = useFormat()
  const texts = t.instances.chips
  return (text) => {
    const { from, to } = parseDates(text)
    if (from && to) return texts.between({ from: format.date(from), to: format.date(to) })
    return from ? texts.since({ from: format.date(from) }) : texts.until({ to: format.date(to) })
  }
}
