import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { type PartName, parts } from './parts.ts'
import { PRODUCT } from './places.ts'
import { useWords } from './use-words.ts'

export function GalleryPage({ name }: { name: PartName }) {
  const words = useWords()
  const Part = parts[name]
  const { title, text } = words[name]
  return (
    <>
      <title>{`${title} - ${words.title} - ${PRODUCT}`}</title>
      <PageHeader title={title} subtitle={text} />
      <Part />
    </>
  )
}
