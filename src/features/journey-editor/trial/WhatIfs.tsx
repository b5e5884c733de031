import { useRef } from 'react'
import { journeyDesignWhatIfsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import type { JourneyTrialMove, JourneyWhatIf } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import { usePart } from '../editor/use-parts.ts'
import styles from './trial.module.css'
import { useWhatIfText } from './use-what-if-text.ts'
import { withWhatIf } from './what-if.ts'

type Props = {
  /** What the trial shows now; undefined where nothing was completed. */
  current: JourneyWhatIf | undefined
  onReplay: (moves: readonly JourneyTrialMove[]) => void
}

/** What the author expects of the branches; each check of the journey plays it again. */
export function WhatIfs({ current, onReplay }: Props) {
  const { t } = useText('journeyEditor', 'journeyTrial')
  const { design, found } = useEditing()
  const change = usePart()
  const heading = useRef<HTMLHeadingElement>(null)
  const forms = [design.start_form, ...design.steps.map(({ form }) => form)]
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  const textOf = useWhatIfText()
  const texts = t.journeyTrial.whatIf
  const all = design.what_ifs ?? []

  function save(whatIf: JourneyWhatIf) {
    change({ what_ifs: withWhatIf(all, whatIf) })
    announce(texts.saved())
  }
  function remove(index: number) {
    change({ what_ifs: all.filter((_, at) => at !== index) })
    announce(texts.removed())
    heading.current?.focus()
  }
  return (
    <Stack gap="sm" as="section">
      <Title level={3} size={3} ref={heading} tabIndex={-1}>
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.help()}</Text>
      {current && all.length < journeyDesignWhatIfsMax && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => save(current)}>
            {texts.save()}
          </Button>
        </div>
      )}
      <ul role="list" className={styles.steps}>
        {all.map((whatIf, index) => {
          const problem = found.find(({ pointer }) => pointer === `/what_ifs/${index}`)
          const name = textOf(design, questionsOf, whatIf)
          return (
            <li
              key={JSON.stringify(whatIf.moves)}
              id={fieldIdOf(`/what_ifs/${index}`)}
              className={styles.step}
            >
              <Stack gap="xs">
                <Text>{name}</Text>
                {problem && (
                  <Group gap="sm">
                    <Badge tone="warning">{t.journeyEditor.problems.severity.warning()}</Badge>
                    <Text>{problem.message}</Text>
                  </Group>
                )}
                <Group gap="sm">
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={texts.replayOne({ name })}
                    onClick={() => onReplay(whatIf.moves)}
                  >
                    {texts.replay()}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={texts.removeOne({ name })}
                    onClick={() => remove(index)}
                  >
                    {texts.remove()}
                  </Button>
                </Group>
              </Stack>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
