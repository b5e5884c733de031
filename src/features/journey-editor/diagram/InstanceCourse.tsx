import { useSuspenseQuery } from '@tanstack/react-query'
import { getListJourneyVersionsSuspenseQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { DesignFlow } from './DesignFlow.tsx'
import type { FlowState } from './use-flow.ts'

type Props = { definition: string; version: number; states: ReadonlyMap<string, FlowState> }

/** A version of a journey, with the states that its steps have for one person. */
export function InstanceCourse({ definition, version, states }: Props) {
  const { t } = useText('journeyEditor')
  const { data } = useSuspenseQuery(
    getListJourneyVersionsSuspenseQueryOptions(definition, { page: 1, page_size: 100 }),
  )
  const found = data.results.find(({ number }) => number === version)
  if (!found) return <Text tone="secondary">{t.journeyEditor.diagram.noVersion()}</Text>
  return <DesignFlow design={found.design} states={states} />
}
