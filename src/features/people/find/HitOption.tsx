import { useEffect, useRef } from 'react'
import type { PersonHit } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import styles from './find.module.css'

type Props = { id: string; hit: PersonHit; isActive: boolean; onChoose: () => void }

/** A search result with name and birth date: two identifiers prevent opening the wrong person. */
export function HitOption({ id, hit, isActive, onChoose }: Props) {
  const { t } = useText('provider', 'kit')
  const format = useFormat()
  const texts = t.provider.people.find
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.hitName}>{hit.display_name}</span>{' '}
      <span>
        {hit.date_of_birth === null
          ? texts.bornUnknown()
          : texts.born({ date: format.date(hit.date_of_birth) })}
      </span>{' '}
      <span className={styles.hitMore}>
        {[hit.email, hit.phone === null ? null : phoneText(t, hit.phone)].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}
