import type { ProcessInstance, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Row, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { Text } from '#src/ui/basics.tsx'
import { journeyBanner } from '../journey/journey-banner.ts'
import styles from '../journeys.module.css'
import { TaskHints } from '../task-list/TaskHints.tsx'
import { taskPath } from '../task-list/task-path.ts'

type Props = {
  journey: ProcessInstance
  nextTask: Task
  organizationId: string
  /** Called by 'I'll do this later', the close button and Escape (D-52). */
  onLater: () => void
  onView: () => void
}

/** Introduces the next task of a journey (JOURNEY-01..06). Loaded when it opens. */
export function NextTaskModal({ journey, nextTask, organizationId, onLater, onView }: Props) {
  const { t } = useText()
  const texts = t.patient.nextTask
  return (
    <Modal
      opened
      onClose={onLater}
      staticBackdrop
      size="md"
      banner={journeyBanner(journey)}
      title={texts.title({ journeyName: journey.process_definition_name })}
      actions={
        <>
          <ButtonLink to={taskPath(nextTask, organizationId)} onClick={onView}>
            {texts.view()}
          </ButtonLink>
          <Button variant="secondary" onClick={onLater}>
            {texts.later()}
          </Button>
        </>
      }
    >
      {/* Focuses the text after the title, where reading starts, instead of the close button. */}
      <div className={styles.words} tabIndex={-1} data-autofocus>
        <Text>{texts.about()}</Text>
        <Text>{texts.now()}</Text>
      </div>
      <Rows aria-label={texts.list()}>
        <Row>
          <RowWords>
            <Text strong>{nextTask.name}</Text>
            <TaskHints task={nextTask} />
          </RowWords>
        </Row>
      </Rows>
    </Modal>
  )
}
