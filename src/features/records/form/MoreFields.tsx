import { useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack } from '#src/ui/basics.tsx'

type Props = {
  /** Number of folded fields with an answer. */
  answers: number
  /** Whether a folded field has an error, which keeps the fold open. */
  invalid: boolean
  children: ReactNode
}

/** Folds the rarely used fields of a form. Open from the start when one of them has an answer. */
export function MoreFields({ answers, invalid, children }: Props) {
  const { t } = useText('records')
  const [isOpen, setOpen] = useState(answers > 0)
  const { more, moreFilled } = t.records.shared.form
  return (
    <Disclosure
      title={answers > 0 ? moreFilled({ count: answers }) : more()}
      steady
      open={isOpen || invalid}
      onToggle={(details) => {
        if (invalid) details.open = true
        else setOpen(details.open)
      }}
    >
      <Stack gap="lg">{children}</Stack>
    </Disclosure>
  )
}
