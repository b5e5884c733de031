import type { ReactNode, Ref } from 'react'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons.ts'
import styles from './sort.module.css'

type Props = {
  children: ReactNode
  sorted: 'ascending' | 'descending' | undefined
  onSort: (descending: boolean) => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * Sort button in a column header; pressing it again reverses the order. `aria-sort` of the column announces
 * which.
 */
export function SortButton({ children, sorted, onSort, ref }: Props) {
  const Icon = sorted === undefined ? IconArrowsSort : sorted === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <button
      ref={ref}
      type="button"
      className={styles.sort}
      data-sorted={sorted}
      onClick={() => onSort(sorted === 'ascending')}
    >
      {children}
      <Icon aria-hidden size="1.125rem" />
    </button>
  )
}
