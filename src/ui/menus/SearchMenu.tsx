import type { ReactNode } from 'react'
import { IconChevronDown } from '../icons.ts'
import styles from './menu.module.css'
import { SearchList, type SearchListProps } from '../lists/SearchList.tsx'
import { usePopup } from './use-popup.ts'
import { VisuallyHidden } from '../basics.tsx'

type Props = Omit<SearchListProps, 'onLeave'> & {
  trigger: ReactNode
}

/** A searchable menu for long lists: typing filters, arrows and Enter choose, Escape closes. */
export function SearchMenu({ trigger, label, choices, chosen, onChoose, texts }: Props) {
  const { opened, id, close, anchor, button } = usePopup('dialog')
  return (
    <div {...anchor} data-width="full">
      <button {...button}>
        {trigger}
        <VisuallyHidden> {label}</VisuallyHidden>
        <IconChevronDown className={styles.turn} aria-hidden size="1.125rem" />
      </button>
      {opened && (
        <div id={id} role="dialog" aria-label={label} className={styles.list} data-align="start">
          <SearchList
            {...{ label, choices, chosen, texts }}
            onLeave={close}
            onChoose={(choice) => {
              close()
              onChoose(choice)
            }}
          />
        </div>
      )}
    </div>
  )
}
