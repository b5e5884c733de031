// What each list of the Health Story asks for, with every order, view, search and filter: kept in tests/data/forms.
import { expect, test } from 'vitest'
import { documentsPage } from '#src/features/documents/list/list-rules.ts'
import { allergyPage, allergyViews } from '#src/features/records/allergies/queries.ts'
import { conditionPage, conditionViews } from '#src/features/records/conditions/queries.ts'
import { familyPage } from '#src/features/records/family-history/queries.ts'
import { immunizationPage } from '#src/features/records/immunizations/queries.ts'
import { medicationPage, medicationViews } from '#src/features/records/medications/queries.ts'
import { procedurePage } from '#src/features/records/procedures/queries.ts'
import { resultPage, resultViews } from '#src/features/records/test-results/queries.ts'

const patientId = 'maya'
const page = 2

/** The state of a list as its address says it. */
const address = (by: string, descending: boolean, search = '', filters = {}) => ({
  page,
  ordering: { by, descending },
  search,
  filters,
  isFiltered: search !== '',
  sort: () => undefined,
  find: () => undefined,
  filter: () => undefined,
  clear: () => undefined,
})
type Address = ReturnType<typeof address>

const addresses = (orders: readonly string[], filters: readonly object[] = []): Address[] => [
  ...orders.flatMap((by) => [address(by, false), address(by, true)]),
  address(orders[0] ?? '', false, 'hip'),
  ...filters.map((filter) => address(orders[0] ?? '', false, '', filter)),
]

const rows = {
  allergies: allergyViews.flatMap((view) =>
    addresses(['severity', 'onset_year', 'allergen']).map((address) =>
      allergyPage({ patientId, page, view, address: address as never }),
    ),
  ),
  conditions: conditionViews.flatMap((view) =>
    addresses(['name', 'diagnosis_year']).map((address) =>
      conditionPage({ patientId, page, view, address: address as never }),
    ),
  ),
  documents: addresses(['created_at', 'name'], [{ category: 'lab_report' }, { status: 'processed' }]).map(
    (address) => documentsPage(patientId, page, address as never),
  ),
  'family history': [
    familyPage({ patientId, page, search: '', relation: '' } as never),
    familyPage({ patientId, page, search: 'heart', relation: 'mother' } as never),
  ],
  immunizations: addresses(['date_received', 'vaccine_name']).map((address) =>
    immunizationPage({ patientId, page, address: address as never }),
  ),
  medications: medicationViews.flatMap((view) =>
    addresses(['name', 'start_date']).map((address) =>
      medicationPage({ patientId, page, view, address: address as never }),
    ),
  ),
  procedures: addresses(['date', 'name']).map((address) =>
    procedurePage({ patientId, page, address: address as never }),
  ),
  'test results': resultViews.flatMap((view) =>
    addresses(
      ['collected_at'],
      [{ dates: '2026-01-01..2026-02-01' }, { dates: '2026-01-01..' }, { dates: '..2026-02-01' }],
    ).map((address) => resultPage({ patientId, page, view, address: address as never })),
  ),
}

test('each list asks for what its address says', async () => {
  const lines = Object.entries(rows).flatMap(([kind, asked]) => [
    `# ${kind}`,
    ...asked.map(({ queryKey }) => JSON.stringify(queryKey.at(-1))),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../../tests/data/forms/list-queries.txt')
})
