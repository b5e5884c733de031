import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { DeleteDialog } from '../record/DeleteDialog.tsx'
import { isDue } from '../record/record.ts'
import { RecordHistory } from '../record/RecordHistory.tsx'
import { ReviewReminder } from '../statements/ReviewReminder.tsx'
import type { DeleteRecord } from '../record/use-delete-record.ts'

type Props = Pick<ComponentProps<typeof ReviewReminder>, 'confirm'> & {
  record: ComponentProps<typeof ReviewReminder>['record'] & ComponentProps<typeof RecordHistory>['record']
  /** Name of the record in the delete dialog. */
  name: string
  deleting: DeleteRecord
  children: ReactNode
}

/** Wraps the edit form of a record in a drawer: review reminder, history and delete button. */
export function DrawerEdit({ record, name, confirm, deleting, children }: Props) {
  const { t } = useText('records')
  return (
    <Stack gap="lg">
      {isDue(record) && <ReviewReminder record={record} confirm={confirm} />}
      {children}
      <RecordHistory record={record} />
      <div>
        <Button
          variant="quiet"
          icon={IconTrash}
          onClick={() => deleting.ask({ id: record.id, name })}
        >
          {t.records.shared.delete.action()}
        </Button>
      </div>
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}
