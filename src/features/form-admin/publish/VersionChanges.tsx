import { useSuspenseQueries } from '@tanstack/react-query'
import { getGetFormVersionSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Compare } from '../changes/change.ts'
import { ChangeList } from '../changes/ChangeList.tsx'

type Props = { id: string; number: number; compare: Compare }

/** What a version of a form changed since the one before it, loaded when it is opened. */
export function VersionChanges({ id, number, compare }: Props) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.versions
  return (
    <LazyDisclosure title={texts.changes({ number: number - 1 })} failed={texts.changesFailed()}>
      <Changes {...{ id, number, compare }} />
    </LazyDisclosure>
  )
}

function Changes({ id, number, compare }: Props) {
  const { t } = useText('formAdmin')
  const versions = useSuspenseQueries({
    queries: [number - 1, number].map((one) =>
      // A published version never changes.
      getGetFormVersionSuspenseQueryOptions(id, String(one), { query: { staleTime: Infinity } }),
    ),
  })
  const forms = versions.map(({ data }) => data.definition)
  const [before, after] = forms
  const changes = before && after ? compare(before, after) : []
  if (changes.length === 0) return <Text>{t.formAdmin.versions.same()}</Text>
  return <ChangeList {...{ changes, forms }} />
}
