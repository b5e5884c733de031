import type { RecordSource } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Column } from '#src/ui/lists/table-column.ts'
import { SourceTag } from './SourceTag.tsx'

export const sourceColumn = <Row extends { readonly source: RecordSource }>(t: Texts): Column<Row> => ({
  id: 'source',
  header: t.records.shared.source.label(),
  onPhone: 'hidden',
  cell: ({ source }) => <SourceTag source={source} />,
})
