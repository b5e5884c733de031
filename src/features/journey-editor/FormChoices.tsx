import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Choices } from './Choices.tsx'
import { formsFound } from './form-queries.ts'

type Props = { search: string; chosen: string | null; onChoose: (key: string) => void }

/** Published forms matching a search, paged. */
export function FormChoices({ search, chosen, onChoose }: Props) {
  const { t } = useText('journeyEditor')
  const [page, setPage] = useState(1)
  const { data } = useSuspenseQuery(formsFound(search, page))
  const texts = t.journeyEditor.formChoice
  return (
    <Choices
      count={data.count}
      choices={data.results.map(({ key, name }) => ({
        id: key,
        label: texts.one({ name, key }),
        isChosen: key === chosen,
      }))}
      page={page}
      onPage={setPage}
      nothing={texts.nothing()}
      onChoose={onChoose}
    />
  )
}
