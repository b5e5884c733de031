import styles from '../journeys.module.css'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { type ListAddress, orderingText } from '#src/ui/lists/use-list-address.ts'

type Props = {
  address: ListAddress
  /** Labels by `ordering` name of the contract: `-priority`. */
  orders: Readonly<Record<string, string>>
}

/** Chooses the order of a list; kept in the URL like its filters. */
export function SortSelect({ address, orders }: Props) {
  const { t } = useText('care')
  const sort = (value: string) => {
    address.sort({ by: value.replace(/^-/, ''), descending: value.startsWith('-') })
    announce(t.care.sort.sorted({ order: orders[value] ?? '' }))
  }
  return (
    <div className={styles.sort}>
      <SelectField
        label={t.care.sort.label()}
        empty={false}
        value={orderingText(address.ordering)}
        options={Object.entries(orders).map(([value, label]) => ({ value, label }))}
        onChange={sort}
      />
    </div>
  )
}
