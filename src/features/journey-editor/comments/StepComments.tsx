import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from '../journey-editor.module.css'
import { AddComment } from './AddComment.tsx'
import { Comment } from './Comment.tsx'
import { commentsOf } from './queries.ts'

type Props = { journeyId: string; step: string; name: string }

/** What administrators say about a step: open comments, those that are resolved on request, and a new one. */
export function StepComments({ journeyId, step, name }: Props) {
  const { t } = useText('journeyEditor')
  const { data } = useSuspenseQuery(commentsOf(journeyId, step))
  const [isAll, setAll] = useState(false)
  const texts = t.journeyEditor.comments
  const open = data.results.filter((one) => one.resolved_at === null)
  const resolved = data.results.length - open.length
  const shown = isAll ? data.results : open
  return (
    <Stack gap="md">
      {data.count === 0 && <Text tone="secondary">{texts.none()}</Text>}
      {shown.length > 0 && (
        <ul className={styles.lines} role="list" aria-label={texts.of({ name })}>
          {shown.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {resolved > 0 && (
        <div>
          <Button size="sm" variant="quiet" steady aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {(isAll ? texts.hideResolved : texts.showResolved)({ count: resolved })}
          </Button>
        </div>
      )}
      <AddComment journeyId={journeyId} step={step} name={name} />
    </Stack>
  )
}
