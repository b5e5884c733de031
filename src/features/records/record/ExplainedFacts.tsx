import { useText } from '#src/i18n/use-text.ts'
import { type Fact, Facts } from '#src/ui/data/Facts.tsx'
import { useGlossary } from '#src/ui/text/use-glossary.ts'

export function ExplainedFacts({ facts }: { facts: readonly Fact[] }) {
  const { locale } = useText()
  const mark = useGlossary(locale)
  const texts = facts.map(({ value }) => (typeof value === 'string' ? value : ''))
  const marked = mark(texts, locale)
  return (
    <Facts facts={facts.map(({ label, value }, at) => ({ label, value: texts[at] ? marked[at] : value }))} />
  )
}
