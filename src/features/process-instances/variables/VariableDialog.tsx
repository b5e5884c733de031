import { useState } from 'react'
import { useUpdateProcessInstanceVariable } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstanceVariable, VariableValue } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { draftOf, type Kind } from './typed-value.ts'
import { useChange } from '../use-change.ts'
import { type Drafts, NEW } from './use-drafts.ts'
import { VariableCheck } from './VariableCheck.tsx'
import { VariableForm } from './VariableForm.tsx'

/** The variable to edit, and its required kind, if known. */
export type Edited = { readonly name: string; readonly kind?: Kind }

type Props = {
  instanceId: string
  edited: Edited
  variables: readonly ProcessInstanceVariable[]
  drafts: Drafts
  opened: boolean
  onClose: () => void
}

/** Revision of a new variable: rejected if one with this name exists. */
const NO_REVISION = 0

/** CALL-54: edits or creates a variable: enter, validate, then confirm with old and new value. */
export function VariableDialog({ instanceId, edited, variables, drafts, opened, onClose }: Props) {
  const { t } = useText('instances')
  const [read, setRead] = useState<{ value: VariableValue }>()
  const [isBack, setBack] = useState(false)
  const change = useChange()
  const texts = t.instances.edit
  const isNew = edited.name === NEW
  const typed = drafts.of(edited.name)
  const name = isNew ? (typed?.name.trim() ?? '') : edited.name
  const current = variables.find((one) => one.name === name)
  const { mutateAsync } = useUpdateProcessInstanceVariable({
    mutation: { networkMode: 'always', retry: false },
    request: ifMatch(current?.revision ?? NO_REVISION),
  })
  const kind = edited.kind ?? 'text'
  const start = current && !isNew ? draftOf(current.value) : { kind, text: '' }
  // a value of the wrong kind must be typed again
  const wanted = edited.kind && edited.kind !== start.kind ? { kind, text: '' } : start
  const draft = typed ?? { ...wanted, name: edited.name }

  const close = () => {
    change.forget()
    setRead(undefined)
    setBack(false)
    onClose()
  }
  async function save() {
    if (!read) return
    const data = { name, value: read.value }
    const done = await change.run(() => mutateAsync({ id: instanceId, data }))
    if (!done) return
    drafts.forget(edited.name)
    close()
    toast({ message: texts.saved({ name }), variant: 'success' })
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      closable={!change.pending}
      staticBackdrop
      size="md"
      title={isNew ? texts.newTitle() : texts.title({ name })}
    >
      {read ? (
        <VariableCheck
          {...{ name, change }}
          before={current?.value}
          after={read.value}
          onSave={save}
          onBack={() => {
            change.forget()
            setRead(undefined)
            setBack(true)
          }}
        />
      ) : (
        <VariableForm
          {...{ draft, isNew, isBack }}
          taken={isNew ? variables.map((one) => one.name) : []}
          onChange={(next) => drafts.keep(edited.name, next)}
          onRead={(value) => setRead({ value })}
          onDiscard={() => {
            drafts.forget(edited.name)
            close()
          }}
        />
      )}
    </Modal>
  )
}
