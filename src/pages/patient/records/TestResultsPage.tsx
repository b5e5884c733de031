import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { resultsOf } from '#src/features/records/test-results/queries.ts'
import { ResultDrawer } from '#src/features/records/test-results/form/ResultDrawer.tsx'
import { ResultsView } from '#src/features/records/test-results/list/ResultsView.tsx'
import { TestHistory } from '#src/features/records/test-results/charts/TestHistory.tsx'
import { type DrawerAddress, useDrawerAddress } from '#src/features/records/form/use-drawer-address.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useGlossary } from '#src/ui/text/use-glossary.ts'

export const title = (t: Texts): string => t.records.testResults.title()

/** Test results; `?test=` shows one test (ROUTE-49). */
export default function TestResultsPage() {
  const { patientId } = useRouteParams('patientId')
  const [query] = useSearchParams()
  const drawer = useDrawerAddress()
  const code = (query.get('test') ?? '').slice(0, 60)
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          {code === '' ? (
            <ResultsView {...{ profile, patientId, drawer }} />
          ) : (
            <OneTest key={code} {...{ profile, patientId, code, drawer }} />
          )}
          <ResultDrawer {...{ patientId, drawer }} />
        </>
      )}
    </RecordScope>
  )
}

type OneProps = {
  profile: Patient
  patientId: string
  code: string
  drawer: DrawerAddress
}

function OneTest({ profile, patientId, code, drawer }: OneProps) {
  const { t, locale } = useText('records')
  const { data } = useSuspenseQuery(resultsOf(patientId, code))
  const mark = useGlossary(locale)
  const { drill } = t.records.testResults
  return (
    <>
      <RecordHeader
        profile={profile}
        title={mark([data.results[0]?.test_name ?? drill.documentTitle()], locale)}
        back={{ label: drill.back(), to: paths.patient.healthStory.testResults({ patientId }) }}
      />
      <TestHistory {...{ patientId, drawer }} history={data.results} count={data.count} />
    </>
  )
}
