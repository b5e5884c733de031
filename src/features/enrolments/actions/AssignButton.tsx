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
export type AssignDialog = ComponentType<Props & { onClose: () => void }>

/** Opens the dialog that makes someone responsible for the selected people; its code loads then. */
export function AssignButton({ Dialog, ...props }: Props & { Dialog: AssignDialog }) {
  const { t } = useText('attention')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          preloadModal()
          setOpened(true)
        }}
      >
        {t.attention.many.assign()}
      </Button>
      {opened && (
        <Suspense>
          <Dialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
