import { useEffect, useRef, useState } from 'react'
import { useUpdateProcessInstanceVariable } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstanceVariable, VariableValue } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../process-instances.module.css'
import { draftOf, type Kind, kindOf, valueText } from './typed-value.ts'
import { type Change, useChange } from '../use-change.ts'
import { type Drafts, NEW } from './use-drafts.ts'
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

type VariableCheckProps = {
  name: string
  before: VariableValue | undefined
  after: VariableValue
  change: Change
  onSave: () => Promise<void>
  onBack: () => void
}

/** Confirms a change of a variable: old value, new value and consequences. */
function VariableCheck({ name, before, after, change, onSave, onBack }: VariableCheckProps) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  const save = useRef<HTMLButtonElement>(null)
  // The pressed button is gone.
  useEffect(() => save.current?.focus(), [])
  return (
    <Stack gap="md">
      <BeforeAfter {...{ before, after }} />
      <Text>{texts.effect({ name })}</Text>
      {change.error && <Alert kind="error">{change.error}</Alert>}
      <Group gap="sm">
        <Button ref={save} pending={change.pending} onClick={() => void onSave()}>
          {texts.save()}
        </Button>
        <Button variant="secondary" disabled={change.pending} onClick={onBack}>
          {texts.back()}
        </Button>
      </Group>
    </Stack>
  )
}

/** What a variable is and what it will be; `before` is undefined when it does not exist. */
function BeforeAfter({ before, after }: { before: VariableValue | undefined; after: VariableValue }) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  return (
    <dl className={styles.change}>
      <div>
        <dt>{texts.before()}</dt>
        <dd>{before === undefined ? <em>{texts.notSet()}</em> : <Value value={before} />}</dd>
      </div>
      <div>
        <dt>{texts.after()}</dt>
        <dd>
          <Value value={after} />
        </dd>
      </div>
    </dl>
  )
}

function Value({ value }: { value: VariableValue }) {
  const { t } = useText('instances')
  const { kind, emptyText } = t.instances.variables
  return (
    <>
      <pre className={styles.value}>{value === '' ? emptyText() : valueText(value)}</pre>
      {kind[kindOf(value)]()}
    </>
  )
}
