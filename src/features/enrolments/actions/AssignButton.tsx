import { type ComponentType, Suspense, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import type { Chosen } from './selection.ts'

type Props = {
  organizationId: string
  chosen: Chosen
  onDone: () => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Asks who is responsible for the chosen people; the page passes it in, from the feature of the care team. */
export type AssignDialog = ComponentType<Props & { opened: boolean; onClose: () => void }>

/** Opens the dialog that makes someone responsible for the selected people; its code loads then. */
export function AssignButton({ Dialog, onDone, ...props }: Props & { Dialog: AssignDialog }) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  /** Each opening starts without a choice. */
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          preloadModal()
          setTurn(turn + 1)
          setOpened(true)
        }}
      >
        {t.enrolments.assigned.button()}
      </Button>
      {turn > 0 && (
        <Suspense>
          <Dialog
            key={turn}
            {...props}
            opened={opened}
            onClose={() => setOpened(false)}
            onDone={() => {
              setOpened(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
