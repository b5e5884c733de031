import { Component, createContext, useContext, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { noteCaughtError } from '../browser/caught-error.ts'

const ErrorContext = createContext<unknown>(undefined)

/** The error that the nearest boundary caught, for its fallback. */
export const useCaughtError = (): unknown => useContext(ErrorContext)

type Props = { children: ReactNode; fallback: ReactNode }
type State = { location: Location; caught?: { error: unknown } | undefined }

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State): State | null {
    return state.location === location ? null : { location, caught: undefined }
  }

  override componentDidCatch(error: unknown) {
    noteCaughtError(error)
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <ErrorContext value={caught.error}>{this.props.fallback}</ErrorContext>
  }
}

/** Renders `fallback` in place of what failed to render, until the next navigation. */
export function ErrorBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />
}
