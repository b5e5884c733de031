import { useQuery } from '@tanstack/react-query'
import { getListAllergiesQueryOptions } from '#generated/endpoints/allergies/allergies.ts'
import { useText } from '#src/i18n/use-text.ts'
import { reactionsText } from '../allergies/reactions-text.ts'

const MOST = 100

/**
 * Allergies for the printed list, one line each, most serious first; undefined while loading, after a failure,
 * or if there is more than one page: the printout then says that they are missing.
 */
export function usePrintedAllergies(patientId: string): readonly string[] | undefined {
  const { t } = useText('records')
  const texts = t.records.allergies
  const { data, isError } = useQuery(
    getListAllergiesQueryOptions({
      patient: patientId,
      status: 'active',
      ordering: ['-severity', 'allergen'],
      page_size: MOST,
    }),
  )
  if (data === undefined || isError || data.next !== null) return undefined
  return data.results.map((allergy) =>
    texts.line({
      allergen: allergy.allergen,
      reactions: reactionsText(allergy, t),
      severity: texts.severity[allergy.severity](),
    }),
  )
}
