import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'

type Props = { label: string; children: (dialog: { opened: boolean; onClose: () => void }) => ReactNode }

/** Opens a dialog for the selected people; its code loads then. Each opening starts without a choice. */
export function DialogButton({ label, children }: Props) {
  const [opened, setOpened] = useState(false)
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setTurn(turn + 1)
          setOpened(true)
        }}
      >
        {label}
      </Button>
      {turn > 0 && <Suspense key={turn}>{children({ opened, onClose: () => setOpened(false) })}</Suspense>}
    </>
  )
}
