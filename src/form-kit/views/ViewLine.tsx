import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import lines from '#src/ui/layout/lines.module.css'
import { type NamedView, useChange, type ViewStore } from './view-store.ts'
import { useViewName, ViewNameForm } from './ViewNameForm.tsx'

type Props<View extends NamedView> = { view: View; store: ViewStore<View>; onRemoved: () => void }

export function ViewLine<View extends NamedView>({ view, store, onRemoved }: Props<View>) {
  const { t } = useText('views')
  const [isRenamed, setRenamed] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { defaults } = store
  const update = useChange(store.update)
  const remove = useChange(store.remove)
  const setDefault = useChange(defaults?.setDefault ?? (() => Promise.resolve()))
  const texts = t.views
  const { name } = view
  const isDefault = defaults?.isDefault(view) ?? false
  const error = update.error ?? remove.error ?? setDefault.error

  const keep = async () => {
    if (await update.run(view)) toast({ message: texts.updated({ name }), variant: 'success' })
  }
  const bringBack = async () => {
    try {
      await store.bringBack(view)
    } catch {
      toast({ message: texts.saveFailed(), variant: 'error', action: undo })
    }
  }
  const undo = { label: texts.undo(), run: () => void bringBack() }
  const forget = async () => {
    if (!(await remove.run(view))) return // The row shows the error.
    onRemoved()
    toast({ message: texts.removed({ name }), action: undo })
  }

  return (
    <li className={lines.tool}>
      <Stack gap="sm">
        <Group gap="sm">
          <Text strong>{name}</Text>
          {isDefault && <Badge>{texts.isDefault()}</Badge>}
        </Group>
        {isRenamed && (
          <RenameView
            name={name}
            nameMax={store.nameMax}
            onRename={(wanted) => store.rename(view, wanted)}
            onDone={() => {
              setRenamed(false)
              renameButton.current?.focus()
            }}
          />
        )}
        {Boolean(error) && <Alert kind="error">{texts.changeFailed()}</Alert>}
      </Stack>
      <Group gap="xs">
        <Button
          ref={renameButton}
          variant="quiet"
          size="sm"
          aria-label={texts.renameOne({ name })}
          aria-expanded={isRenamed}
          onClick={() => setRenamed(!isRenamed)}
        >
          {texts.rename()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={update.isPending}
          aria-label={texts.updateOne({ name })}
          onClick={() => void keep()}
        >
          {texts.update()}
        </Button>
        {defaults && (
          <Button
            variant="quiet"
            size="sm"
            pending={setDefault.isPending}
            aria-label={isDefault ? texts.unsetDefaultOne({ name }) : texts.setDefaultOne({ name })}
            onClick={() => void setDefault.run(view, !isDefault)}
          >
            {isDefault ? texts.unsetDefault() : texts.setDefault()}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          pending={remove.isPending}
          aria-label={texts.removeOne({ name })}
          onClick={() => void forget()}
        >
          {texts.remove()}
        </Button>
      </Group>
    </li>
  )
}

type RenameViewProps = {
  name: string
  nameMax: number
  onRename: (name: string) => Promise<unknown>
  onDone: () => void
}

function RenameView({ name, nameMax, onRename, onDone }: RenameViewProps) {
  const { t } = useText('views')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useViewName({
    before: name,
    nameMax,
    send: onRename,
    onSaved: onDone,
    failed: t.views.changeFailed(),
  })
  return <ViewNameForm form={form} nameMax={nameMax} onCancel={onDone} fieldRef={field} />
}
