import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { HealthCardForm } from './HealthCardForm.tsx'
import type { PersonPlace } from './queries.ts'

type Props = PersonPlace & { number: string | null }

/** A person's health-card number, where the organization keeps it, and the form to change it. */
export function HealthCard({ number, ...place }: Props) {
  const { t } = useText('provider')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { healthCard: texts, page } = t.provider.people
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <HealthCardForm {...place} number={number} onClose={() => setOpen(false)} />
  return (
    <Group gap="sm">
      {number ?? page.unknown()}
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-label={number === null ? texts.addLabel() : texts.changeLabel()}
        onClick={() => setOpen(true)}
      >
        {number === null ? texts.add() : texts.change()}
      </Button>
    </Group>
  )
}
