import { listConsentDecisions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { listOrganizations } from '#generated/endpoints/organizations/organizations.ts'
import { listPatients } from '#generated/endpoints/patients/patients.ts'
import { listProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { listTasks } from '#generated/endpoints/tasks/tasks.ts'
import { getCurrentUser } from '#generated/endpoints/users/users.ts'

const SIZE = 100
/** A server whose lists never end must not fill the memory of a phone. */
const MOST_PAGES = 200

type Page<Item> = { results: Item[]; next: string | null }

/** All pages of a list, one after the other. */
async function all<Item>(
  read: (page: { page: number; page_size: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { results, next } = await read({ page, page_size: SIZE })
    items.push(...results)
    if (next === null) return items
  }
  throw new Error('the list does not end')
}

/**
 * Everything of one's own that the portal can read, as the server tells it; nothing of people whom one cares for as
 * part of a care team. Fails as a whole: half of the data would look like all of it.
 */
export async function readMyData() {
  const [user, profiles, consents, organizations, journeys, tasks] = await Promise.all([
    getCurrentUser(),
    all((page) => listPatients({ user: 'current_user', ...page })),
    all((page) => listConsentDecisions(page)),
    all((page) => listOrganizations({ my_role_type: 'patient', ...page })),
    all((page) => listProcessInstances({ my_role_type: 'patient', ...page })),
    all((page) => listTasks({ assignee: 'current_user', ...page })),
  ])
  return { user, profiles, consents, organizations, journeys, tasks }
}

/** Hands a file over to the browser, which keeps it where the person wants; nothing is sent anywhere. */
export function saveAsFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
