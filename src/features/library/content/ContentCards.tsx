import { Suspense, lazy } from 'react'
import type { UserContent } from '#generated/model/index.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { ContentCard } from './ContentCard.tsx'
import styles from '../library.module.css'

// Loaded only where the flag is on.
const Carousel = lazy(async () => ({ default: (await import('#src/ui/layout/Carousel.tsx')).Carousel }))

type Props = {
  items: readonly UserContent[]
  organizationId: string
  label: string
}

/** Some contents: beside each other, or in a row to scroll (FLAG-10, LIB-03). */
export function ContentCards({ items, organizationId, label }: Props) {
  const isCarousel = useFlag('carouselLibraryView')
  const cards = items.map((item) => <ContentCard key={item.id} item={item} organizationId={organizationId} />)
  const list = (
    <ul role="list" className={styles.cards} aria-label={label}>
      {cards}
    </ul>
  )
  if (!isCarousel) return list
  return (
    <Suspense fallback={list}>
      <Carousel label={label}>{cards}</Carousel>
    </Suspense>
  )
}
