import { useRef, useState } from 'react'
import {
  useCreateSavedView,
  useDeleteSavedView,
  useUpdateSavedView,
} from '#generated/endpoints/saved-views/saved-views.ts'
import type { SavedView } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../enrolments.module.css'
import { RenameView } from './RenameView.tsx'
import type { ShownView } from './view-shown.ts'

type Props = { view: SavedView; shown: ShownView; onRemoved: () => void }

export function ViewLine({ view, shown, onRemoved }: Props) {
  const { t } = useText('enrolments')
  const [isRenamed, setRenamed] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const update = useUpdateSavedView()
  const remove = useDeleteSavedView()
  const again = useCreateSavedView()
  const texts = t.enrolments.views
  const { id, name } = view

  const keep = () =>
    update.mutate(
      { id, data: { ...shown } },
      { onSuccess: () => toast({ message: texts.updated({ name }), variant: 'success' }) },
    )
  const bringBack = async () => {
    const { organization, process_definition, filters, ordering, columns } = view
    try {
      // Not `mutate`: its callbacks do not run once the row is unmounted.
      await again.mutateAsync({
        data: { name, organization, process_definition, filters, ordering, columns },
      })
    } catch {
      toast({ message: texts.saveFailed(), variant: 'error', action: undo })
    }
  }
  const undo = { label: texts.undo(), run: () => void bringBack() }
  const forget = async () => {
    try {
      await remove.mutateAsync({ id })
    } catch {
      return // The row shows the error.
    }
    onRemoved()
    toast({ message: texts.removed({ name }), action: undo })
  }

  return (
    <li className={styles.line}>
      <Stack gap="sm">
        <Text strong>{name}</Text>
        {isRenamed && (
          <RenameView
            view={view}
            onDone={() => {
              setRenamed(false)
              renameButton.current?.focus()
            }}
          />
        )}
        {(update.error ?? remove.error) && <Alert kind="error">{texts.changeFailed()}</Alert>}
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
          onClick={keep}
        >
          {texts.update()}
        </Button>
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
