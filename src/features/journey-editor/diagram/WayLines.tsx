import { useText } from '#src/i18n/use-text.ts'
import type { FlowWay } from './use-flow.ts'

/** What follows a step, one sentence for each way. */
export function WayLines({ isFirst, ways }: { isFirst: boolean; ways: readonly FlowWay[] }) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.diagram
  const lines = ways.map(({ name, condition }) =>
    condition === '' ? texts.follows({ name }) : texts.followsIf({ name, condition }),
  )
  return [...(isFirst ? [texts.opensFirst()] : []), ...(lines.length > 0 ? lines : [texts.ends()])].map(
    (line) => <span key={line}>{line} </span>,
  )
}
