import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { JourneyDesign } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { openComments } from '../comments/queries.ts'
import { withMoved, withNewStep, withoutStep } from '../design/design.ts'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import styles from '../journey-editor.module.css'
import { type StepActions, StepCard } from '../steps/StepCard.tsx'

const isIn = (index: number, pointer: string) => pointer.startsWith(`/steps/${index}/`)

/** The steps in order; reordered by dragging or with buttons. */
export function StepsSection() {
  const { t } = useText('journeyEditor')
  const { journeyId, design, change, problems, found, opened, setOpen } = useEditing()
  const { data: comments } = useQuery(openComments(journeyId))
  const [dragged, setDragged] = useState<number>()
  const [removed, setRemoved] = useState<{ name: string; before: JourneyDesign; after: JourneyDesign }>()
  const texts = t.journeyEditor.step
  const { steps } = design
  const ids = steps.map((step) => step.activity_id)
  const nameOf = (index: number) => steps[index]?.name['en-ca'] || texts.unnamed()

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= steps.length) return
    change(withMoved(design, from, to))
    announce(texts.moved({ name: nameOf(from), place: to + 1, total: steps.length }))
  }
  function remove(index: number) {
    const after = withoutStep(design, index)
    setRemoved({ name: nameOf(index), before: design, after })
    change(after)
  }
  const latest = useRef({ move, remove, setOpen })
  useLayoutEffect(() => {
    latest.current = { move, remove, setOpen }
  })
  const [actions] = useState<StepActions>(() => ({
    move: (from, to) => latest.current.move(from, to),
    remove: (index) => latest.current.remove(index),
    drag: setDragged,
    setOpen: (activity, is) => latest.current.setOpen(activity, is),
  }))
  function add() {
    const next = withNewStep(design)
    change(next)
    const last = next.steps.length - 1
    // after the step is rendered
    setTimeout(() => document.getElementById(fieldIdOf(`/steps/${last}/name/en-ca`))?.focus())
  }
  const wrong = problems['/steps'] ?? problems['/first']
  return (
    <TitledCard id="journey-steps-title" title={texts.title()} size={3}>
      <Text tone="secondary">{texts.help()}</Text>
      {wrong && <FieldError id="journey-steps-problem" message={wrong} />}
      {removed && removed.after === design && (
        <RemovedStep
          name={removed.name}
          onUndo={() => {
            change(removed.before)
            setRemoved(undefined)
            document.getElementById(fieldIdOf('/steps'))?.focus()
          }}
        />
      )}
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
          <li
            // an imported journey may contain duplicate names until they are fixed
            key={ids.indexOf(step.activity_id) === index ? step.activity_id : `${index} ${step.activity_id}`}
            className={styles.step}
            data-dragged={dragged === index || undefined}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, index)
              setDragged(undefined)
            }}
          >
            <StepCard
              {...{ journeyId, step, index, actions }}
              isFirst={design.first.includes(step.activity_id)}
              isLast={index === steps.length - 1}
              isOpen={opened[step.activity_id]}
              hasProblem={Object.keys(problems).some((pointer) => isIn(index, pointer))}
              isWrong={found.some(({ pointer, severity }) => severity === 'error' && isIn(index, pointer))}
              openComments={comments?.get(step.activity_id)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          id={fieldIdOf('/steps')}
          size="sm"
          variant="secondary"
          icon={IconPlus}
          disabled={steps.length >= 200}
          onClick={add}
        >
          {texts.add()}
        </Button>
      </div>
    </TitledCard>
  )
}

type Props = { name: string; onUndo: () => void }

/** Announces a removed step with an undo button; takes the focus, because the pressed button is gone. */
function RemovedStep({ name, onUndo }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.step
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Alert kind="info" role="status">
      <Stack gap="sm">
        <Text>{texts.removed({ name })}</Text>
        <div>
          <Button ref={undo} size="sm" variant="secondary" onClick={onUndo}>
            {texts.undo()}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
