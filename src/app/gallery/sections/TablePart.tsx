import { useText } from '#src/i18n/use-text.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { CellLines } from '#src/ui/lists/CellLines.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import { TableColumns } from '#src/ui/lists/TableColumns.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'
import { useTableColumns } from '#src/ui/lists/use-table-columns.ts'
import { GALLERY } from '../places.ts'
import { useWords } from '../use-words.ts'
import type { Words } from '../words-en.ts'

type Status = 'waiting' | 'done' | 'missed'
type Appointment = {
  id: string
  name: string
  reason: string
  date: string
  status: Status
  minutes: number
  phone: string
}

const STATUSES: readonly Status[] = ['waiting', 'done', 'missed']
const FIRST = ['Ana', 'Bao', 'Chloé', 'Divya', 'Émile', 'Farah', 'Gabriel', 'Hélène', 'Isaac']
const LAST = ['Bélanger', 'Singh', 'MacDonald', 'Nguyen', 'Okafor']

/** Enough rows for three pages, always the same. */
const appointmentsOf = (words: Words): Appointment[] =>
  Array.from({ length: 45 }, (_, at) => ({
    id: String(at),
    name: `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]}`,
    reason: words.list.reasons[(at * 3 + (at >> 2)) % words.list.reasons.length] ?? '',
    date: `2026-12-${String(1 + ((at * 7) % 28)).padStart(2, '0')}`,
    status: STATUSES[(at * 5) % 3] ?? 'waiting',
    minutes: 15 + ((at * 10) % 50),
    phone: `613-555-01${String(at).padStart(2, '0')}`,
  }))

const SIZE = 20
const tones = { waiting: 'primary', done: 'success', missed: 'warning' } as const

export function TablePart() {
  const words = useWords()
  const { list } = words
  const { locale, format } = useText('kit')
  const address = useListAddress({
    orderings: ['name', 'date', 'minutes'],
    first: { by: 'date', descending: false },
    filters: { status: STATUSES },
  })
  const columns: Column<Appointment>[] = [
    {
      id: 'name',
      header: list.name,
      sort: 'name',
      isName: true,
      cell: ({ name }) => <TextLink to={`${GALLERY}/table`}>{name}</TextLink>,
    },
    {
      id: 'reason',
      header: list.reason,
      cell: ({ reason, phone }) => <CellLines more={phone}>{reason}</CellLines>,
    },
    { id: 'date', header: list.date, sort: 'date', sortedAs: 'date', cell: ({ date }) => format.date(date) },
    {
      id: 'status',
      header: list.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{list.statuses[status]}</Badge>,
    },
    {
      id: 'minutes',
      header: list.minutes,
      sort: 'minutes',
      sortedAs: 'number',
      align: 'end',
      cell: ({ minutes }) => format.number(minutes),
    },
    { id: 'phone', header: list.phone, hidden: true, cell: ({ phone }) => phone },
  ]
  const { shown, chosen, choose } = useTableColumns('gallery', columns)

  // Sorts as a server would.
  const { by, descending } = address.ordering
  const found = appointmentsOf(words)
    .filter(({ name }) => name.toLocaleLowerCase().includes(address.search.toLocaleLowerCase()))
    .filter(({ status }) => !address.filters.status || status === address.filters.status)
    .sort((a, b) => {
      const order =
        by === 'minutes'
          ? a.minutes - b.minutes
          : by === 'name'
            ? a.name.localeCompare(b.name, locale)
            : a.date.localeCompare(b.date)
      return descending ? -order : order
    })
  return (
    <Stack>
      <ListToolbar
        address={address}
        searchLabel={list.search}
        filters={[
          {
            name: 'status',
            label: list.status,
            options: STATUSES.map((value) => ({ value, label: list.statuses[value] })),
          },
        ]}
      >
        <TableColumns columns={columns} chosen={chosen} onChoose={choose} />
      </ListToolbar>
      <PagedTable
        caption={list.caption}
        columns={shown}
        data={{ results: found.slice((address.page - 1) * SIZE, address.page * SIZE), count: found.length }}
        address={address}
        page={address.page}
        pageSize={SIZE}
        resizable="gallery"
      />
    </Stack>
  )
}
