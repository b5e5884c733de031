import { useMemo } from 'react'
import type { FormDefinition, FormScore } from '#generated/model/index.ts'
import { formDefinitionScoresMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { textId } from '../definition/element-ids.ts'
import { freshKey, keysIn } from '../definition/keys.ts'
import { withAt, without } from '../definition/structure.ts'
import { changeScore } from '../definition/rename.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { addsUp } from './adds-up.ts'
import { ScoreCard } from './ScoreCard.tsx'

type Props = { form: FormDefinition; calm: FormDefinition }

const ADD = 'edit-add-score'

/** Omits `scores` when empty. */
function withScores({ scores: _scores, ...form }: FormDefinition, scores: FormScore[]): FormDefinition {
  return { ...form, ...(scores.length > 0 && { scores }) }
}

const labelId = (at: number) => textId({ kind: 'score', at }, 'label', 'en-ca')

/** The scores that answers add up to, and what they mean. */
export function ScoresView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const texts = t.formEditor.scores
  const scores = form.scores ?? []
  const fields = useMemo(() => calm.pages.flatMap((page) => page.fields.filter(addsUp)), [calm])

  const change = (at: number, next: FormScore, step?: string) =>
    editor.edit((now) => changeScore(now, at, next), step && `score-${at}-${step}`)
  function add() {
    editor.edit((now) =>
      withScores(now, [
        ...(now.scores ?? []),
        { key: freshKey('score', keysIn(now)), label: { 'en-ca': '' }, of: [], bands: [] },
      ]),
    )
    editor.focus(labelId(scores.length))
  }
  function remove(at: number) {
    const removed = scores[at]
    if (!removed) return
    const name = texts.item({ number: at + 1 })
    editor.edit((now) => withScores(now, without(now.scores ?? [], at)))
    editor.focus(ADD)
    toast({
      message: t.formEditor.structure.removed({ name }),
      action: {
        label: t.formEditor.structure.undo(),
        run: () => {
          editor.edit((now) => withScores(now, withAt(now.scores ?? [], at, removed)))
          announce(t.formEditor.structure.back({ name }))
          editor.focus(labelId(at))
        },
      },
    })
  }

  return (
    <section className={styles.view} aria-labelledby="edit-scores">
      <Title level={2} size={3} id="edit-scores">
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      {scores.length === 0 && <Text>{fields.length === 0 ? texts.noQuestions() : texts.none()}</Text>}
      {[...scores.entries()].map(([at, score]) => (
        <ScoreCard
          key={at}
          {...{ score, at, fields }}
          onChange={(next, step) => change(at, next, step)}
          onRemove={() => remove(at)}
        />
      ))}
      {scores.length < formDefinitionScoresMax && (
        <div>
          <Button id={ADD} variant="secondary" icon={<IconPlus aria-hidden size="1.125rem" />} onClick={add}>
            {texts.add()}
          </Button>
        </div>
      )}
    </section>
  )
}
