import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CHOICES_AT_ONCE, Choices } from './Choices.tsx'
import { journeysPage } from './queries.ts'

/** A journey to choose. */
export type ChosenJourney = { readonly id: string; readonly name: string }

type Props = { search: string; chosen: string; onChoose: (journey: ChosenJourney) => void }

export function JourneyChoices({ search, chosen, onChoose }: Props) {
  const { t } = useText('journeyEditor')
  const [page, setPage] = useState(1)
  const { data } = useSuspenseQuery(
    journeysPage({ page, page_size: CHOICES_AT_ONCE, ...(search !== '' && { search }) }),
  )
  const texts = t.journeyEditor.journeyChoice
  return (
    <Choices
      count={data.count}
      choices={data.results.map(({ id, name, organization_name: organization }) => ({
        id,
        label: texts.one({ name, organization }),
        isChosen: id === chosen,
      }))}
      page={page}
      onPage={setPage}
      nothing={texts.nothing()}
      onChoose={(id) => {
        const found = data.results.find((one) => one.id === id)
        if (found) onChoose({ id, name: found.name })
      }}
    />
  )
}
