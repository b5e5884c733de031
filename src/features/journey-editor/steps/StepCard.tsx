import { memo, useState } from 'react'
import type { JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group, Stack } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconArrowDown, IconArrowUp, IconMessage, IconTrash } from '#src/ui/icons.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import styles from '../journey-editor.module.css'
import { StepFields } from './StepFields.tsx'

const [StepComments] = latePart(
  async () => (await import('../comments/StepComments.tsx')).StepComments,
  <Skeleton lines={2} />,
)

/** What can be done with steps by their place; stays the same object, so that cards are not rendered for it. */
export type StepActions = {
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
  readonly drag: (index: number | undefined) => void
  readonly setOpen: (activity: string, is: boolean) => void
}

type Props = {
  journeyId: string
  step: JourneyDesignStep
  index: number
  isFirst: boolean
  isLast: boolean
  /** Undefined until it is opened or closed. */
  isOpen: boolean | undefined
  /** Something in it is to be corrected: it cannot be closed. */
  hasProblem: boolean
  isWrong: boolean
  actions: StepActions
  /** How many comments are open; undefined while that is not known. */
  openComments: number | undefined
}

/**
 * One step: its name and position, with all its fields when expanded. Takes no context, so that of many steps a key
 * press renders only the one that is typed in, and the next steps of others, which name it.
 */
export const StepCard = memo(function StepCard(props: Props) {
  const { journeyId, step, index, isFirst, isLast, hasProblem, isWrong, actions, openComments = 0 } = props
  const { t, locale } = useText('journeyEditor')
  const [comments, setComments] = useState<'shown' | 'hidden'>()
  const [wasUnnamed] = useState(step.name['en-ca'] === '')
  const texts = t.journeyEditor.step
  const name = step.name[locale] || step.name['en-ca'] || texts.unnamed()
  const shown = (props.isOpen ?? wasUnnamed) || hasProblem
  const body = `journey-step-${step.activity_id}`
  const said = t.journeyEditor.comments
  const saidCount = openComments > 0 ? said.openCount({ count: openComments }) : said.open()
  return (
    <Stack gap="sm">
      <div
        className={styles.head}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          actions.drag(index)
        }}
        onDragEnd={() => actions.drag(undefined)}
      >
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={shown}
            aria-controls={body}
            onClick={() => actions.setOpen(step.activity_id, !shown)}
          >
            {texts.numbered({ number: index + 1, name })}
          </button>
        </h3>
        <Group gap="sm">
          <Badge>{texts.kinds[step.kind]()}</Badge>
          {step.audience === 'provider' && <Badge>{texts.careTeam()}</Badge>}
          {isFirst && <Badge tone="primary">{texts.first()}</Badge>}
          {isWrong && <Badge tone="danger">{texts.wrong()}</Badge>}
        </Group>
        <Group gap="sm">
          <Button
            size="sm"
            variant="quiet"
            aria-label={said.openOf({ label: saidCount, name })}
            aria-expanded={comments === 'shown'}
            steady
            onClick={() => setComments(comments === 'shown' ? 'hidden' : 'shown')}
          >
            <IconMessage aria-hidden size="1.125rem" />
            {openComments > 0 && openComments}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.moveUp({ name })}
            steady
            // keeps the focus even at either end
            aria-disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          >
            <IconArrowUp aria-hidden size="1.125rem" />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.moveDown({ name })}
            steady
            aria-disabled={isLast}
            onClick={() => actions.move(index, index + 1)}
          >
            <IconArrowDown aria-hidden size="1.125rem" />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.remove({ name })}
            onClick={() => actions.remove(index)}
          >
            <IconTrash aria-hidden size="1.125rem" />
          </Button>
        </Group>
      </div>
      {/* Stays while it is hidden: what is typed there is not lost. */}
      {comments && (
        <div className={styles.comments} hidden={comments === 'hidden'}>
          <Region title={said.failed()}>
            <StepComments {...{ journeyId, name }} step={step.activity_id} />
          </Region>
        </div>
      )}
      <div id={body} hidden={!shown}>
        {shown && <StepFields {...{ step, index, isFirst }} />}
      </div>
    </Stack>
  )
})
