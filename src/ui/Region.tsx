import { QueryClientContext, QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { noteCaughtError } from '#src/lib/caught-error.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Skeleton } from './Skeleton.tsx'

type BoundaryProps = {
  children: ReactNode
  failure: (error: unknown, retry: () => void) => ReactNode
  onRetry: (error: unknown) => void
  resetKey: unknown
}
type BoundaryState = { resetKey: unknown; failure?: { error: unknown } | undefined }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, failure: undefined }
  }

  override componentDidCatch(error: unknown) {
    noteCaughtError(error)
  }

  private readonly retry = () => {
    this.props.onRetry(this.state.failure?.error)
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.failure(failure.error, this.retry) : this.props.children
  }
}

type Props = {
  children: ReactNode
  /** What stands here until the data is here. */
  pending?: ReactNode
  /** Says what could not be had, beside the button to try again. */
  title?: string
  /** What stands here instead of that panel. */
  failure?: (error: unknown, panel: ReactNode, retry: () => void) => ReactNode
  /** Another one is another attempt: of a list, the page. */
  resetKey?: unknown
}

/** Whatever class the error of a call has: this room knows no server. */
const isOfCall = (error: unknown) => error instanceof Error && 'status' in error

/** A part of a page that waits and fails by itself: the rest of the page stays. */
export function Region({ children, pending = <Skeleton cards={1} />, title, failure, resetKey }: Props) {
  const queries = use(QueryClientContext)
  const retryFor = (reset: () => void) => (error: unknown) => {
    reset()
    // What could not be drawn (F28) is kept as a good answer: asked for again only once it is forgotten.
    if (!isOfCall(error)) queries?.removeQueries({ type: 'inactive' })
  }
  const show = (error: unknown, retry: () => void) => {
    const panel = <ErrorPanel title={title} error={error} onRetry={retry} />
    return failure ? failure(error, panel, retry) : panel
  }
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onRetry={retryFor(reset)} failure={show} resetKey={resetKey}>
          <Suspense fallback={pending}>{children}</Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}
