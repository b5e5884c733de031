import { QueryClientContext, QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, use } from 'react'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Skeleton } from './Skeleton.tsx'
import { noteCaughtError } from '#src/lib/browser/caught-error.ts'

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
  /** Shown while loading. */
  pending?: ReactNode
  /** Names what failed to load, next to the retry button. */
  title?: string
  /** Replaces the error panel. */
  failure?: (error: unknown, panel: ReactNode, retry: () => void) => ReactNode
  /** Resets the error boundary when it changes, for example the page of a list. */
  resetKey?: unknown
}

/** Duck-typed, because src/ui knows no API client. */
const isOfCall = (error: unknown) => error instanceof Error && 'status' in error

/** A part of a page with its own loading and error states, so the rest of the page stays usable. */
export function Region({ children, pending = <Skeleton cards={1} />, title, failure, resetKey }: Props) {
  const queries = use(QueryClientContext)
  const retryFor = (reset: () => void) => (error: unknown) => {
    reset()
    // After a render error (F28) the cached response still counts as good; removing it forces a refetch.
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
