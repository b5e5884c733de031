import { useMemo } from 'react'
import type { FormDefinition, FormScore } from '#generated/model/index.ts'
import { formDefinitionScoresMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { textId } from '../definition/element-ids.ts'
import { changeScore } from '../definition/rename.ts'
import { useEditor } from '../editor/editor-context.ts'
import { PartsView } from '../parts/PartsView.tsx'
import { addsUp } from './adds-up.ts'
import { ScoreCard } from './ScoreCard.tsx'

type Props = { form: FormDefinition; calm: FormDefinition }

const scoresIn = ({ scores = [] }: FormDefinition) => scores

/** Omits `scores` when empty. */
function withScores({ scores: _scores, ...form }: FormDefinition, scores: FormScore[]): FormDefinition {
  return { ...form, ...(scores.length > 0 && { scores }) }
}

const newScore = (key: string): FormScore => ({ key, label: { 'en-ca': '' }, of: [], bands: [] })

/** The scores that answers add up to, and what they mean. */
export function ScoresView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const texts = t.formEditor.scores
  const fields = useMemo(() => calm.pages.flatMap((page) => page.fields.filter(addsUp)), [calm])
  return (
    <PartsView
      kind="score"
      texts={texts}
      none={fields.length === 0 ? texts.noQuestions() : texts.none()}
      parts={scoresIn(form)}
      partsIn={scoresIn}
      withParts={withScores}
      max={formDefinitionScoresMax}
      newPart={newScore}
      firstField={(at) => textId({ kind: 'score', at }, 'label', 'en-ca')}
    >
      {(score, at, onRemove) => (
        <ScoreCard
          key={at}
          {...{ score, at, fields, onRemove }}
          onChange={(next, step) =>
            editor.edit((now) => changeScore(now, at, next), step && `score-${at}-${step}`)
          }
        />
      )}
    </PartsView>
  )
}
