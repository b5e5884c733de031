import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { linkTo } from '../attention-place.ts'
import { neighboursOf } from '../queries.ts'
import { useAttentionWords } from '../use-attention-words.ts'

/** Links to the open alerts before and after an alert, in the order of the worklist. */
export function AlertNeighbours({ itemId }: { itemId: string }) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const { data } = useSuspenseQuery(neighboursOf(itemId))
  const { previous, next } = data
  const texts = t.attention.act
  if (!previous && !next) return <Text tone="secondary">{texts.noNext()}</Text>
  return (
    <>
      {previous && <TextLink {...linkTo(previous)}>{texts.previous({ who: words.who(previous) })}</TextLink>}
      {next && <TextLink {...linkTo(next)}>{texts.next({ who: words.who(next) })}</TextLink>}
    </>
  )
}
