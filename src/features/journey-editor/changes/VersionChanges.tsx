import { useSuspenseQuery } from '@tanstack/react-query'
import type { JourneyVersion } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { versionsOf } from '../queries.ts'
import { DesignChanges } from './DesignChanges.tsx'

type Props = {
  id: string
  version: JourneyVersion
  /** The version before it; undefined if it is on the next page. */
  earlier: JourneyVersion | undefined
  page: number
}

/** What a version changed since the one before it, loaded when it is opened. */
export function VersionChanges({ id, version, earlier, page }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.versions
  return (
    <LazyDisclosure
      title={texts.changes({ version: String(version.number - 1) })}
      failed={texts.changesFailed()}
    >
      {earlier ? (
        <DesignChanges before={earlier.design} after={version.design} />
      ) : (
        <SinceNextPage {...{ id, version, page }} />
      )}
    </LazyDisclosure>
  )
}

function SinceNextPage({ id, version, page }: Omit<Props, 'earlier'>) {
  const { data } = useSuspenseQuery(versionsOf(id, page + 1))
  const earlier = data.results.find(({ number }) => number === version.number - 1)
  return earlier && <DesignChanges before={earlier.design} after={version.design} />
}
