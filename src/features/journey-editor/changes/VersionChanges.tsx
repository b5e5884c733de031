import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JourneyDesign, JourneyVersion } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { versionsOf } from '../queries.ts'
import { DesignChanges } from './DesignChanges.tsx'

/** Two versions of a journey side by side. */
export const [JourneySides] = latePart(async () => (await import('./JourneySides.tsx')).JourneySides)

type Props = {
  id: string
  version: JourneyVersion
  /** The version before it; undefined if it is on the next page. */
  earlier: JourneyVersion | undefined
  page: number
}

/** What a version changed since the one before it: as a list, and side by side. Each loads when it is opened. */
export function VersionChanges({ version, ...rest }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.versions
  const numbers = { before: String(version.number - 1), after: String(version.number) }
  const names = {
    before: texts.one({ version: numbers.before }),
    after: texts.one({ version: numbers.after }),
  }
  return (
    <>
      <LazyDisclosure title={texts.changes({ version: numbers.before })} failed={texts.changesFailed()}>
        <Since {...rest} version={version}>
          {(before) => <DesignChanges before={before} after={version.design} />}
        </Since>
      </LazyDisclosure>
      <LazyDisclosure title={texts.sides(numbers)} failed={texts.sidesFailed()}>
        <Since {...rest} version={version}>
          {(before) => <JourneySides before={before} after={version.design} names={names} />}
        </Since>
      </LazyDisclosure>
    </>
  )
}

type SinceProps = Props & { children: (before: JourneyDesign) => ReactNode }

const Since = ({ earlier, ...rest }: SinceProps) =>
  earlier ? rest.children(earlier.design) : <SinceNextPage {...rest} />

function SinceNextPage({ id, version, page, children }: Omit<SinceProps, 'earlier'>) {
  const { data } = useSuspenseQuery(versionsOf(id, page + 1))
  const earlier = data.results.find(({ number }) => number === version.number - 1)
  return earlier && children(earlier.design)
}
