import { useSuspenseQuery } from '@tanstack/react-query'
import type { Faq } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconHelpCircle } from '#src/ui/icons.ts'
import { RichText } from '#src/ui/text/RichText.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { foreignLang } from '../content/content-language.ts'
import { EnglishOnly } from '../content/EnglishOnly.tsx'
import { foundFaqs, inCategories } from './faq-search.ts'
import styles from '../library.module.css'
import { faqs } from '../queries.ts'
import { useAnnounceChange } from '#src/ui/lists/use-announce-change.ts'

/** FAQs by category; search matches are expanded. */
export function FaqGroups({ address }: { address: ListAddress }) {
  const { t } = useText('library')
  const { data } = useSuspenseQuery(faqs())
  const { search } = address
  const found = foundFaqs(data.results, search)
  const texts = t.library.faq
  const count = found.length
  const words = search ? texts.foundFor({ count, search }) : texts.found({ count })
  useAnnounceChange(words)
  if (data.results.length === 0) {
    return (
      <EmptyState title={texts.none()} icon={IconHelpCircle}>
        {texts.noneBody()}
      </EmptyState>
    )
  }
  if (count === 0) return <FilteredEmpty search={search} onClear={address.clear} />
  return (
    <Stack gap="xl">
      {search !== '' && <Text tone="secondary">{words}</Text>}
      {inCategories(found).map(({ category, name, questions }) => (
        <Stack as="section" gap="sm" key={category}>
          <Title level={2}>{name}</Title>
          {questions.map((faq) => (
            // The key remounts when a search starts or ends, which expands or collapses the answers.
            <Question key={`${faq.id}:${search !== ''}`} faq={faq} open={search !== ''} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

function Question({ faq: { question, answer, language }, open }: { faq: Faq; open: boolean }) {
  const { locale } = useText('library')
  const lang = foreignLang(language, locale)
  return (
    <Disclosure
      open={open}
      title={
        <span className={styles.question}>
          <span lang={lang}>{question}</span>
          <EnglishOnly language={language} />
        </span>
      }
    >
      <RichText html={answer} lang={lang} />
    </Disclosure>
  )
}
