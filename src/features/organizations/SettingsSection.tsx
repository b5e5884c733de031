import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { IconPencil } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import styles from './organizations.module.css'

type Props = {
  id: string
  title: string
  /** What is shown while nothing is changed. */
  children: ReactNode
  /** What the button is called that opens the form; without it, the section is only read. */
  change: string | undefined
  isOpen: boolean
  onOpen: () => void
  form: ReactNode
}

/** One part of the settings: read until somebody changes it. The focus stays in the section when it turns over. */
export function SettingsSection({ id, title, children, change, isOpen, onOpen, form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    heading.current?.focus()
  }, [isOpen])
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Title level={2} id={id} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {isOpen ? <div className={styles.form}>{form}</div> : children}
        {!isOpen && change !== undefined && (
          <Button variant="secondary" icon={<IconPencil aria-hidden size="1.125rem" />} onClick={onOpen}>
            {change}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
