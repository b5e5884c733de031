import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'

/** Refetches and prints the list. */
export function PrintMedications({ refresh }: { refresh: () => Promise<unknown> }) {
  const { t } = useText('records')
  const [isPending, setPending] = useState(false)
  async function print() {
    setPending(true)
    await refresh()
    // renders the new data before the browser prints
    flushSync(() => setPending(false))
    window.print()
  }
  return (
    <Button
      variant="secondary"
      pending={isPending}
      icon={<IconPrinter aria-hidden size="1.125rem" />}
      onClick={() => void print()}
    >
      {t.records.medications.print.action()}
    </Button>
  )
}
