import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { Carousel } from '#src/ui/layout/Carousel.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { FilterChips } from '#src/ui/lists/FilterChips.tsx'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'
import { RichText } from '#src/ui/text/RichText.tsx'
import { Row, RowHints, RowLink, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Term } from '#src/ui/text/Term.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'
import { GALLERY } from '../places.ts'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const rules = { orderings: [], first: { by: '', descending: false } }

export function ReadingPart() {
  const { reading, readingSamples: words } = useWords()
  const address = useListAddress(rules)
  return (
    <>
      <Sample name="RichText" layout="wide">
        <RichText html={words.html} />
      </Sample>
      <Sample name="Term" layout="wide">
        <Text>
          <Term word={words.cards[0] ?? ''} means={words.answer} note={words.visit} />
        </Text>
      </Sample>
      <Sample name="Disclosure" layout="wide">
        <Stack gap="sm">
          <Disclosure title={words.question}>
            <Text>{words.answer}</Text>
          </Disclosure>
          <Disclosure title={words.otherQuestion} open>
            <Text>{words.answer}</Text>
          </Disclosure>
        </Stack>
      </Sample>
      <Sample name="LazyDisclosure" layout="wide">
        <LazyDisclosure title={words.question} failed={words.notLoaded}>
          <Text>{words.answer}</Text>
        </LazyDisclosure>
      </Sample>
      <Sample name="Carousel" layout="wide">
        <Carousel label={reading.title}>
          {words.cards.map((card) => (
            <Card as="li" key={card}>
              <Title level={3}>
                <CardLink to={`${GALLERY}/reading`}>{card}</CardLink>
              </Title>
              <Text>{words.answer}</Text>
            </Card>
          ))}
        </Carousel>
      </Sample>
      <Sample name="Rows" layout="wide">
        <Rows aria-label={reading.title}>
          {([undefined, 'neutral', 'warning', 'danger'] as const).map((tone, at) => (
            <Row key={tone ?? 'plain'} tone={tone}>
              <RowWords>
                <RowLink to={`${GALLERY}/reading`}>{words.cards[at]}</RowLink>
                <RowHints>{words.answer}</RowHints>
              </RowWords>
            </Row>
          ))}
        </Rows>
      </Sample>
      <Sample name="SearchAsYouType" layout="wide">
        <SearchAsYouType address={address} label={words.search} />
      </Sample>
      <Sample name="FilterChips" layout="wide">
        <FilterChips
          address={address}
          chips={words.cards.map((value, at) => ({ name: String(at), filter: words.search, value }))}
          headingId="FilterChips"
        />
      </Sample>
      <Sample name="PlaceTabs" layout="wide">
        <PlaceTabs
          label={reading.title}
          places={words.cards.map((label, at) => ({
            to: `${GALLERY}/${at === 0 ? 'reading' : `table?page=${at}`}`,
            label,
            isCurrent: at === 0,
          }))}
        />
      </Sample>
      <Sample name="ExternalButton" layout="row">
        <ExternalButton href="https://www.canada.ca/">{words.visit}</ExternalButton>
        <ExternalButton href="/favicon.svg" download="portage.svg" variant="secondary">
          {words.keep}
        </ExternalButton>
      </Sample>
    </>
  )
}
