import { useSuspenseQueries } from '@tanstack/react-query'
import { getGetFormVersionSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Compare } from '../changes/change.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { FormSides } from '../sides/FormSides.tsx'

type Props = { id: string; number: number; compare: Compare }

/** What a version of a form changed since the one before it: as a list, and side by side. Each loads when it is opened. */
export function VersionChanges({ id, number, compare }: Props) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.versions
  return (
    <>
      <LazyDisclosure title={texts.changes({ number: number - 1 })} failed={texts.changesFailed()}>
        <Changes {...{ id, number, compare }} />
      </LazyDisclosure>
      <LazyDisclosure title={texts.sides({ before: number - 1, after: number })} failed={texts.sidesFailed()}>
        <Sides {...{ id, number }} />
      </LazyDisclosure>
    </>
  )
}

function useBoth(id: string, number: number) {
  const [before, after] = useSuspenseQueries({
    queries: [number - 1, number].map((one) =>
      // A published version never changes.
      getGetFormVersionSuspenseQueryOptions(id, String(one), { query: { staleTime: Infinity } }),
    ),
  })
  return [before, after].map((one) => one?.data.definition)
}

function Changes({ id, number, compare }: Props) {
  const { t } = useText('formAdmin')
  const [before, after] = useBoth(id, number)
  const changes = before && after ? compare(before, after) : []
  if (!before || !after || changes.length === 0) return <Text>{t.formAdmin.versions.same()}</Text>
  return <ChangeList changes={changes} forms={[before, after]} />
}

function Sides({ id, number }: Omit<Props, 'compare'>) {
  const { t } = useText('formAdmin')
  const [before, after] = useBoth(id, number)
  const name = (one: number) => t.formAdmin.form.version({ number: one })
  if (!before || !after) return null
  return <FormSides {...{ before, after }} names={{ before: name(number - 1), after: name(number) }} />
}
