import type { AttentionItem } from '#generated/model/index.ts'
import { Text } from '#src/ui/basics.tsx'
import { useAttentionWords } from './use-attention-words.ts'

/** Whom an item is about, and what it is: what each dialog about an item begins with. */
export function AboutItem({ item }: { item: AttentionItem }) {
  const words = useAttentionWords()
  return (
    <>
      <Text strong>{words.who(item)}</Text>
      <Text lang={words.lang(item)}>{words.what(item)}</Text>
    </>
  )
}
