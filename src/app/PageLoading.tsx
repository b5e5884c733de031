import { Skeleton } from '#src/ui/Skeleton.tsx'

/** In the place of a page that is on its way; it shows only when that takes a moment. */
export function PageLoading() {
  return <Skeleton cards={2} lines={3} />
}
