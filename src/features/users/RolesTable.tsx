import { useSuspenseQuery } from '@tanstack/react-query'
import type { PermissionLevel, RolePermission } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { roleTypes } from './list-rules.ts'
import { rolePermissions } from './queries.ts'

/** Not sortable: rows follow the areas of work. */
const unsorted = { by: '', descending: false }

/** The permissions of each role, read-only (USER-02, USER-03). */
export function RolesTable() {
  const { t } = useText('users', 'kit')
  const { data } = useSuspenseQuery(rolePermissions())
  const texts = t.users.matrix
  const words = (level: PermissionLevel) => (
    <Text as="span" tone={level === 'none' ? 'secondary' : 'body'}>
      {texts.level[level]()}
    </Text>
  )
  const columns: readonly Column<RolePermission>[] = [
    { id: 'part', header: texts.part(), isName: true, cell: ({ name }) => name },
    ...roleTypes.map((role) => ({
      id: role,
      header: t.users.role[role](),
      onPhone: 'named' as const,
      cell: (row: RolePermission) => words(row[role]),
    })),
  ]
  return (
    <Stack gap="md">
      <Text>{texts.intro()}</Text>
      <DataTable
        caption={texts.title()}
        hideCaption
        columns={columns}
        rows={data.results}
        rowKey={({ key }) => key}
        ordering={unsorted}
        onSort={() => undefined}
      />
    </Stack>
  )
}
