import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from './Button.tsx'
import { IconSearch } from './icons.ts'
import { SelectField, type SelectOption } from './SelectField.tsx'
import styles from './toolbar.module.css'
import { TextField } from './TextField.tsx'
import type { ListAddress } from './use-list-address.ts'

type Filter = {
  name: string
  label: string
  options: readonly SelectOption[]
  /** Label of the empty option, if it is not “All”. */
  empty?: string
}

type Props = {
  address: ListAddress
  /** Label of the search: 'Search people'. Omit it for a list without search. */
  searchLabel?: string
  /** A different kind of search, such as search-as-you-type. */
  search?: ReactNode
  filters?: readonly Filter[]
  children?: ReactNode
}

/** Toolbar of a list: search, filters, and a button that clears them. */
export function ListToolbar({ address, searchLabel, search, filters = [], children }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const id = useId()
  const [typed, setTyped] = useState(address.search)
  const [shown, setShown] = useState(address.search)
  // Back or a link may change the search while this is mounted.
  if (shown !== address.search) {
    setShown(address.search)
    setTyped(address.search)
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    address.find(typed)
  }
  return (
    <div className={styles.bar} data-no-print>
      {searchLabel !== undefined && (
        <form role="search" aria-label={searchLabel} className={styles.search} onSubmit={find}>
          <TextField
            id={id}
            label={searchLabel}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit" variant="secondary" icon={<IconSearch aria-hidden size="1.125rem" />}>
            {texts.searchButton()}
          </Button>
        </form>
      )}
      {search}
      {filters.map(({ name, label, options, empty }) => (
        <div key={name} className={styles.filter}>
          <SelectField
            label={label}
            empty={empty ?? texts.any()}
            value={address.filters[name] ?? ''}
            options={options}
            onChange={(value) => address.filter(name, value)}
          />
        </div>
      ))}
      <div className={styles.more}>
        {address.isFiltered && (
          <Button variant="quiet" size="sm" onClick={address.clear}>
            {texts.clearFilters()}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
