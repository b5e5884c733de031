import type { ProcessInstanceVariable } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import styles from '../process-instances.module.css'
import { kindOf, valueText } from './typed-value.ts'
import { unsorted } from '../list/unsorted.ts'
import type { Drafts } from './use-drafts.ts'

type Props = {
  variables: readonly ProcessInstanceVariable[]
  total: number
  drafts: Drafts
  onEdit: (name: string) => void
}

/** The variables of an instance with name, type and value, each editable (CALL-53, CALL-54). */
export function VariableSection({ variables, total, drafts, onEdit }: Props) {
  const { t } = useText('instances')
  const columns = useColumns(drafts, onEdit)
  const texts = t.instances.variables
  if (total === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <Stack gap="sm">
      <DataTable
        caption={texts.title()}
        hideCaption
        columns={columns}
        rows={variables}
        rowKey={({ name }) => name}
        {...unsorted}
      />
      {total > variables.length && (
        <Text tone="secondary">{texts.more({ shown: variables.length, total })}</Text>
      )}
    </Stack>
  )
}

function useColumns(
  drafts: Drafts,
  onEdit: (name: string) => void,
): readonly Column<ProcessInstanceVariable>[] {
  const { t } = useText('instances')
  const texts = t.instances.variables
  return [
    { id: 'name', header: texts.name(), isName: true, cell: ({ name }) => <code>{name}</code> },
    { id: 'type', header: texts.type(), cell: ({ value }) => texts.kind[kindOf(value)]() },
    {
      id: 'value',
      header: texts.value(),
      cell: ({ name, value }) => (
        <>
          <pre className={styles.value}>{value === '' ? texts.emptyText() : valueText(value)}</pre>
          {drafts.of(name) && <Badge tone="warning">{texts.notSaved()}</Badge>}
        </>
      ),
    },
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: ({ name }) => (
        <Button variant="quiet" size="sm" aria-label={texts.editOf({ name })} onClick={() => onEdit(name)}>
          {texts.edit()}
        </Button>
      ),
    },
  ]
}
