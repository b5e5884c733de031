import { useLocation } from 'react-router-dom'
import { isUuid } from '#src/lib/validation/ids.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'

export type DrawerState = { mode: 'closed' } | { mode: 'add' } | { mode: 'edit'; id: string }

/** History state set by links of the list: closing then goes back. */
const OPENED_HERE = 'drawer'

function stateOf(query: URLSearchParams): DrawerState {
  const id = query.get('edit')
  if (id !== null && isUuid(id)) return { mode: 'edit', id }
  return query.get('add') === '1' ? { mode: 'add' } : { mode: 'closed' }
}

/**
 * State of a drawer in the URL: `?add=1` and `?edit={id}` open it, so that Back, reload and links work without
 * separate routes.
 */
export function useDrawerAddress() {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const to = (entries: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query)
    next.delete('add')
    next.delete('edit')
    next.delete('for') // for a given relative (2.9)
    for (const [name, value] of Object.entries(entries)) next.set(name, value)
    return next.size > 0 ? `?${next}` : '.'
  }
  return {
    state: stateOf(query),
    addTo: to({ add: '1' }),
    editTo: (id: string) => to({ edit: id }),
    /** Pass as state of links to `addTo` and `editTo`. */
    linkState: OPENED_HERE,
    open: (where: string) => void navigate(where, { state: OPENED_HERE }),
    close: () =>
      location.state === OPENED_HERE ? void navigate(-1) : void navigate(to({}), { replace: true }),
  }
}

export type DrawerAddress = ReturnType<typeof useDrawerAddress>
