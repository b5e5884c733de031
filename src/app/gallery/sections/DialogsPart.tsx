import { useState } from 'react'
import banner from '#src/features/journeys/journey/banner.svg'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Drawer } from '#src/ui/overlays/Drawer.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import type { ModalProps } from '#src/ui/overlays/modal-props.ts'
import { Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

type Kind = 'usual' | 'static' | 'scroll' | 'banner' | 'locked' | 'confirm' | 'final' | 'undoable' | 'drawer'

const options = {
  usual: {},
  static: { staticBackdrop: true },
  scroll: { scrollable: true },
  banner: { banner: { src: banner, alt: '' } },
  locked: { closable: false },
} satisfies Partial<Record<Kind, Partial<ModalProps>>>

const modals = Object.keys(options) as (keyof typeof options)[]
const others = ['confirm', 'final', 'undoable', 'drawer'] as const
const PARAGRAPHS = Array.from({ length: 12 }, (_, at) => `paragraph ${at}`)

export function DialogsPart() {
  const words = useWords()
  const { dialog, samples } = words
  const [opened, setOpened] = useState<Kind>()
  const close = () => setOpened(undefined)
  const done = (message: string) => () => {
    close()
    toast({ message, variant: 'success' })
  }
  const opener = (kind: Kind) => (
    <Button key={kind} variant="secondary" onClick={() => setOpened(kind)}>
      {dialog[kind]}
    </Button>
  )
  return (
    <>
      <Sample name="Modal" layout="row">
        {modals.map(opener)}
      </Sample>
      <Sample name="ConfirmDialog, Drawer" layout="row">
        {others.map(opener)}
      </Sample>
      {modals.map((kind) => (
        <Modal
          key={kind}
          {...options[kind]}
          opened={opened === kind}
          onClose={close}
          title={dialog.title}
          actions={
            <>
              <Button onClick={done(dialog.yes)}>{dialog.yes}</Button>
              <Button variant="secondary" onClick={close}>
                {samples.later}
              </Button>
            </>
          }
        >
          {kind === 'scroll' ? (
            PARAGRAPHS.map((key) => <Text key={key}>{samples.body}</Text>)
          ) : (
            <Text>{dialog.body}</Text>
          )}
        </Modal>
      ))}
      <ConfirmDialog
        opened={opened === 'confirm'}
        title={dialog.title}
        confirmLabel={dialog.yes}
        onConfirm={done(dialog.yes)}
        onCancel={close}
        pending={false}
        error={undefined}
      >
        <Text>{dialog.body}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        final
        opened={opened === 'final'}
        title={dialog.deleteTitle}
        confirmLabel={dialog.deleteLabel}
        onConfirm={done(dialog.deleteLabel)}
        onCancel={close}
        pending={false}
        error={undefined}
      />
      <ConfirmDialog
        undoable
        opened={opened === 'undoable'}
        title={dialog.deleteTitle}
        confirmLabel={dialog.deleteLabel}
        onConfirm={done(dialog.deleteLabel)}
        onCancel={close}
        pending={false}
        error={undefined}
      >
        <Text>{dialog.body}</Text>
      </ConfirmDialog>
      <Drawer opened={opened === 'drawer'} onClose={close} title={dialog.drawer}>
        <Text>{dialog.body}</Text>
      </Drawer>
    </>
  )
}
