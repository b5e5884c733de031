import { useQuery } from '@tanstack/react-query'
import { getFilterProcessInstancesQueryOptions } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstanceFilter } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Chosen } from './selection.ts'

/** How many people the warning names. */
const NAMED = 3

/** The first of the chosen people whom no message reaches, and their number. */
function unreachableAmong(organization: string, { names, matching }: Chosen) {
  const { process_definition, filters } = matching ?? {}
  const filter: ProcessInstanceFilter = {
    organization,
    ...(matching ? { process_definition, ...filters } : { id__in: [...names.keys()] }),
    reachable: false,
  }
  const params = { page_size: NAMED, ordering: ['patient_name' as const] }
  return getFilterProcessInstancesQueryOptions(filter, params, {
    // An address may have been added since the dialog was last open.
    query: { refetchOnMount: 'always' },
  })
}

type Props = { organizationId: string; chosen: Chosen }

/** Says before sending how many of the chosen people no message reaches, and who the first ones are. */
export function Unreachable({ organizationId, chosen }: Props) {
  const { t, locale } = useText('organization')
  const { data, isError } = useQuery(unreachableAmong(organizationId, chosen))
  const texts = t.organization.messages.dialog
  if (isError) return <Text>{texts.notChecked()}</Text>
  if (!data) return <Skeleton lines={1} />
  const { count, results } = data
  if (count === 0) return <Text>{texts.allReachable()}</Text>
  const shown = results.map(({ patient }) => patient.display_name)
  const names =
    count > NAMED
      ? texts.unreachableMore({ names: shown.join(', '), count: count - NAMED })
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  return (
    <Alert kind="warning" title={texts.unreachable({ count })}>
      {texts.unreachableWho({ names })}
    </Alert>
  )
}
