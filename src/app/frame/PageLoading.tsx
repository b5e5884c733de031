import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

/** Placeholder of a loading page; appears only after a delay. */
export function PageLoading() {
  return <Skeleton cards={2} lines={3} />
}
