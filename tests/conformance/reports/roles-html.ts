import type { Report, RoleCell } from '../report.ts'
import { escape } from './escape.ts'

const words: Readonly<Record<RoleCell['outcome'], string>> = {
  kept: 'as the contract says',
  broken: 'let in, though the contract refuses',
  unclear: 'neither let in nor refused for the role',
  'not-asked': 'not asked',
}
const kinds = { kept: 'seen', broken: 'odd', unclear: 'unseen', 'not-asked': 'unseen' } as const

const cellHtml = ({ promised, status, outcome }: RoleCell): string =>
  `<td><span class="chip ${kinds[outcome]}" title="${words[outcome]}">${promised}${status === null ? '' : ` ${status}`}</span></td>`

/** The matrix of operations and people; empty where there is none. */
export function rolesHtml({ roles }: Report): string {
  if (!roles) return ''
  const head = roles.people.map(
    ({ option, roles: names }) =>
      `<th scope="col">${escape(option)}<small>${escape(names.join(', '))}</small></th>`,
  )
  const rows = roles.rows.map(
    ({ operation, method, path, callers, cells }) =>
      `<tr><th scope="row">${escape(operation)}<small>${escape(`${method} ${path}`)}</small></th><td>${escape(callers.join(', '))}</td>${cells.map(cellHtml).join('')}</tr>`,
  )
  return `<p>What x-access promises each person, and the status that came.</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Operation</th><th scope="col">Is for</th>${head.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
}
