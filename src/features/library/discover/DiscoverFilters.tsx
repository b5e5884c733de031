import { useId, useState } from 'react'
import { ContentTag, ContentType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { type Address, lengthNames } from './discover-rules.ts'
import styles from '../library.module.css'
import { shelfNames } from '../home/shelves.ts'

/** Filters and order. Collapsed on a phone, so that the results stay near the top. */
export function DiscoverFilters({ address }: { address: Address }) {
  const { t, locale } = useText('library')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const texts = t.library.discover
  const inOrder = new Intl.Collator(locale)
  const topics = optionsOf(Object.values(ContentTag), t.library.topic).toSorted((a, b) =>
    inOrder.compare(a.label, b.label),
  )
  const count = Object.values(address.filters).filter(Boolean).length
  return (
    <div>
      <div className={styles.openFilters} data-no-print>
        <Button
          variant="secondary"
          width="full"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={IconChevronDown}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? texts.filtersSet({ count }) : texts.filters()}
        </Button>
      </div>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        <ListToolbar
          address={address}
          filters={[
            { name: 'topic', label: texts.topic(), options: topics },
            {
              name: 'type',
              label: texts.type(),
              options: optionsOf(Object.values(ContentType), t.library.type),
            },
            { name: 'length', label: texts.duration(), options: optionsOf(lengthNames, texts) },
            {
              name: 'language',
              label: texts.language(),
              options: [
                { value: 'en-ca', label: t.language.english(), lang: 'en' },
                { value: 'fr-ca', label: t.language.french(), lang: 'fr' },
              ],
            },
            {
              name: 'show',
              label: texts.show(),
              options: optionsOf(shelfNames, {
                ...t.library.shelf,
                saved: texts.saved,
                started: texts.started,
              }),
            },
          ]}
        >
          <div className={styles.sort}>
            <SelectField
              label={texts.sort()}
              empty={false}
              value={address.ordering.by}
              options={[
                { value: 'relevance', label: texts.relevance() },
                { value: 'newest', label: texts.newest() },
              ]}
              onChange={(by) => address.sort({ by, descending: false })}
            />
          </div>
        </ListToolbar>
      </div>
    </div>
  )
}
