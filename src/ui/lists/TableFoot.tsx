import { useText } from '#src/i18n/use-text.ts'
import styles from './list.module.css'
import { PageJump } from './PageJump.tsx'
import { PageNav } from './PageNav.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { type ListAddress, pageSizes } from './use-list-address.ts'

/** With fewer pages, the links to the next ones are enough. */
const MANY_PAGES = 5

type Props = {
  address: ListAddress
  page: number
  pages: number
  total: number
  /** Whether the number of rows can be chosen. */
  isSized: boolean
}

/** Below a table: the ways to its other pages, and how many rows each has. */
export function TableFoot({ address, page, pages, total, isSized }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const hasSizes = isSized && total > pageSizes[0]
  if (pages === 1 && !hasSizes) return null
  return (
    <div className={styles.foot} data-no-print>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
      {pages > MANY_PAGES && <PageJump key={page} {...{ page, pages }} onGo={address.goTo} />}
      {hasSizes && (
        <div className={styles.size}>
          <SelectField
            label={texts.size()}
            empty={false}
            value={String(address.size)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(value) =>
              address.resize(pageSizes.find((size) => String(size) === value) ?? pageSizes[0])
            }
          />
        </div>
      )}
    </div>
  )
}
