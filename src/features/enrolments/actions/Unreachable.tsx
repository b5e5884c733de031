import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { NAMED, unreachableAmong } from '../queries.ts'
import type { Chosen } from './selection.ts'

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
