import { useParams } from 'react-router-dom'

/** The parameters of the route, all present because the route matched. */
export function useRouteParams<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const params = useParams()
  if (!names.every((name) => params[name])) throw new Error('A parameter is missing')
  return params as Record<Name, string>
}
