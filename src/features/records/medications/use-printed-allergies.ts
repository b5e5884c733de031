import { useQuery } from '@tanstack/react-query'
import { getListAllergiesQueryOptions } from '#generated/endpoints/allergies/allergies.ts'
import { useText } from '#src/i18n/use-text.ts'
import { reactionsText } from '../allergies/reactions-text.ts'

const MOST = 100

/**
 * What the printed list says about allergies, a line each, the most serious first; undefined until they are here,
 * when they cannot be had, and when there is more than one page of them: then the paper must say so.
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
