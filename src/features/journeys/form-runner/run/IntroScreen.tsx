import { type Ref, useState } from 'react'
import type { LocalizedText, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconBuilding, IconCircleCheck, IconClock, IconEye, IconInfoCircle, IconLock } from '#src/ui/icons.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import type { FormWords } from './form-words.ts'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'

type Props = {
  task: Task
  organizationName: string
  isMonitored: boolean
  words: FormWords | undefined
  content: readonly LocalizedText[]
  /** When existing answers were saved (ISO); `here`: they were just entered. */
  draft: { kind: 'none' } | { kind: 'here' } | { kind: 'saved'; at: string }
  startingOver: boolean
  onStart: () => void
  onStartOver: () => Promise<void>
  headingRef: Ref<HTMLHeadingElement>
}

/** The introduction: content, duration and readers of the form, and how to resume a draft. */
export function IntroScreen(props: Props) {
  const { task, organizationName, isMonitored, words, content, draft, startingOver, headingRef } = props
  const { t, format } = useText('forms')
  const texts = t.forms.intro
  const icon = { 'aria-hidden': true, size: '1.25rem' }
  return (
    <Stack gap="lg" className={styles.narrow}>
      {task.description && <Text size="lg">{task.description}</Text>}
      <Card>
        <Stack gap="md">
          <Title level={2} size={3} ref={headingRef} tabIndex={-1}>
            {texts.heading()}
          </Title>
          {content.map((paragraph) => (
            <Text key={paragraph['en-ca']}>
              <LocalText text={paragraph} />
            </Text>
          ))}
          <ul role="list" className={styles.facts}>
            {task.estimated_minutes !== null && (
              <li>
                <IconClock {...icon} />
                {texts.minutes({ count: task.estimated_minutes })}
              </li>
            )}
            <li>
              <IconBuilding {...icon} />
              {words?.goesTo ?? texts.goesTo({ organization: organizationName })}
            </li>
            <li>
              {words || isMonitored ? <IconEye {...icon} /> : <IconInfoCircle {...icon} />}
              {words?.readers ?? (isMonitored ? texts.watched() : texts.notWatched())}
            </li>
            <li>
              <IconCircleCheck {...icon} />
              {texts.saves()}
            </li>
            <li>
              <IconLock {...icon} />
              {texts.private()}
            </li>
          </ul>
        </Stack>
      </Card>
      {draft.kind === 'saved' && <Text strong>{texts.resume({ date: format.dateTime(draft.at) })}</Text>}
      <Group gap="sm">
        <Button width="phone" onClick={props.onStart}>
          {draft.kind === 'none' ? texts.start() : texts.continue()}
        </Button>
        {draft.kind !== 'none' && <StartOver pending={startingOver} onConfirm={props.onStartOver} />}
      </Group>
    </Stack>
  )
}

type StartOverProps = { pending: boolean; onConfirm: () => Promise<void> }

/** Discards all answers, after confirmation. */
function StartOver({ pending, onConfirm }: StartOverProps) {
  const { t } = useText('forms')
  const [asking, setAsking] = useState(false)
  const texts = t.forms.startOver
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="secondary" width="phone" onClick={() => setAsking(true)}>
        {t.forms.intro.startOver()}
      </Button>
      <Modal
        opened={asking}
        onClose={close}
        title={texts.title()}
        actions={
          <>
            <Button onClick={close}>{texts.keep()}</Button>
            <Button variant="danger" pending={pending} onClick={() => void onConfirm().then(close)}>
              {texts.confirm()}
            </Button>
          </>
        }
      >
        <Text>{texts.body()}</Text>
      </Modal>
    </>
  )
}
