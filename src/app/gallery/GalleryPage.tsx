import { PageHeader } from '#src/ui/PageHeader.tsx'
import { parts } from './parts.ts'
import type { PartName } from './parts.ts'
import { PRODUCT } from './places.ts'
import { useWords } from './use-words.ts'

/** A group of components. */
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
