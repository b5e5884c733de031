import { type CSSProperties, useId } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import styles from './diagram.module.css'
import { LABEL, layoutOf, NODE, pathOf } from './layout.ts'
import type { FlowStep } from './use-flow.ts'
import { WayLines } from './WayLines.tsx'

const START = 'start'
const START_SPACE = 44
/** The space for the diagram below the headings of a letter page, in px. */
const PAPER = { width: 650, height: 740 } as const
const idOf = (index: number) => String(index)

type Props = { flow: readonly FlowStep[]; onOpen?: ((index: number) => void) | undefined }

/** The steps as boxes, each below those that lead to it. A screen reader hears a list with what follows each step. */
export function FlowDiagram({ flow, onOpen }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.diagram
  const arrow = useId()
  const first = flow.filter(({ isFirst }) => isFirst)
  const layout = layoutOf(
    [START, ...flow.map(({ index }) => idOf(index))],
    [
      ...first.map(({ index }) => ({ from: START, to: idOf(index), label: '' })),
      ...flow.flatMap(({ index, ways }) =>
        ways.map(({ to, shortCondition }) => ({ from: idOf(index), to: idOf(to), label: shortCondition })),
      ),
    ],
  )
  const Node = onOpen ? 'button' : 'div'
  const placeOf = (id: string) => {
    const node = layout.nodes.find((one) => one.id === id)
    return { left: node?.x, top: node?.y, width: NODE.width, height: NODE.height }
  }
  // The start is small: without steps beside it, the space above it stays out.
  const isAlone =
    layout.nodes.filter(({ y }) => y === Math.min(...layout.nodes.map((one) => one.y))).length === 1
  const canvas: CSSProperties & { '--print-zoom': number } = {
    width: layout.width,
    height: layout.height,
    marginBlockStart: isAlone ? -START_SPACE : 0,
    '--print-zoom': Math.min(1, PAPER.width / layout.width, PAPER.height / layout.height),
  }
  return (
    // Without buttons in it, the area itself is what a keyboard scrolls (2.1.1).
    <div
      className={styles.scroll}
      {...(!onOpen && { tabIndex: 0, role: 'group', 'aria-label': texts.title() })}
    >
      <div className={styles.canvas} style={canvas}>
        <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden>
          <defs>
            <marker
              id={arrow}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" className={styles.arrow} />
            </marker>
          </defs>
          {layout.lines.map((line) => (
            <path
              key={`${line.from} ${line.to} ${line.label}`}
              d={pathOf(line)}
              className={styles.line}
              data-conditional={line.label !== '' || undefined}
              markerEnd={`url(#${arrow})`}
            />
          ))}
        </svg>
        {layout.lines
          .filter(({ label }) => label !== '')
          .map(({ from, to, label, labelAt: [x, y] }) => (
            <span
              key={`${from} ${to} ${label}`}
              className={styles.label}
              style={{ left: x - LABEL.width / 2, top: y, width: LABEL.width, height: LABEL.height }}
              aria-hidden
            >
              <span>{label}</span>
            </span>
          ))}
        <div className={styles.start} style={placeOf(START)} aria-hidden>
          <span>{texts.start()}</span>
        </div>
        <ol role="list" className={styles.nodes}>
          {flow.map(({ index, name, facts, state, isCareTeam, isFirst, ways }) => (
            <li key={index}>
              <Node
                className={styles.node}
                style={placeOf(idOf(index))}
                data-care-team={isCareTeam || undefined}
                data-state={state}
                {...(onOpen && { type: 'button' as const, onClick: () => onOpen(index) })}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>{facts.join(' · ')}</span>
              </Node>
              <VisuallyHidden>
                <WayLines isFirst={isFirst} ways={ways} />
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
