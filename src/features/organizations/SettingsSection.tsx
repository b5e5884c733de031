import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { type Icon, IconPencil } from '#src/ui/icons.ts'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from './organizations.module.css'

type Props = {
  id: string
  title: string
  children: ReactNode
  /** Label of the edit button; undefined makes the section read-only. */
  change: string | undefined
  /** Its icon; a pencil by default. */
  icon?: Icon
  isOpen: boolean
  onOpen: () => void
  form: ReactNode
}

/** A settings section that switches between view and form. The focus stays within the section. */
export function SettingsSection({
  id,
  title,
  children,
  change,
  icon = IconPencil,
  isOpen,
  onOpen,
  form,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    heading.current?.focus()
  }, [isOpen])
  return (
    <TitledCard id={id} title={title} headingRef={heading} tabIndex={-1}>
      {isOpen ? <div className={styles.form}>{form}</div> : children}
      {!isOpen && change !== undefined && (
        <Button variant="secondary" icon={icon} onClick={onOpen}>
          {change}
        </Button>
      )}
    </TitledCard>
  )
}
