import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../actions/Button.tsx'
import { SearchAsYouType } from './SearchAsYouType.tsx'
import { SelectField, type SelectOption } from '../fields/SelectField.tsx'
import styles from './toolbar.module.css'
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
  filters?: readonly Filter[]
  children?: ReactNode
}

/** Toolbar of a list: search, filters, and a button that clears them. */
export function ListToolbar({ address, searchLabel, filters = [], children }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list
  return (
    <div className={styles.bar} data-no-print>
      {searchLabel !== undefined && <SearchAsYouType address={address} label={searchLabel} />}
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
      {address.isFiltered && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" onClick={address.clear}>
            {texts.clearFilters()}
          </Button>
        </div>
      )}
      <div className={styles.more}>{children}</div>
    </div>
  )
}
