import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { IconPencil, IconTrash } from '#src/ui/icons.ts'
import type { HealthRecord } from './record.ts'
import styles from '../records.module.css'
import type { DeleteRecord } from './use-delete-record.ts'

type Props = {
  record: Pick<HealthRecord, 'id' | 'can_edit' | 'can_delete'>
  name: string
  editTo: string
  deleting: DeleteRecord
}

/** Edit and delete buttons, where allowed. */
export function RecordActions({ record, name, editTo, deleting }: Props) {
  const { t } = useText('records')
  if (!record.can_edit && !record.can_delete) return null
  return (
    <Group gap="sm" className={styles.actions}>
      {record.can_edit && (
        <ButtonLink to={editTo} icon={IconPencil}>
          {t.records.shared.edit()}
        </ButtonLink>
      )}
      {record.can_delete && (
        <Button variant="secondary" icon={IconTrash} onClick={() => deleting.ask({ id: record.id, name })}>
          {t.records.shared.delete.action()}
        </Button>
      )}
    </Group>
  )
}
