import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { helperOf } from '#tests/dom/care-partners.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, signedInAs } from '#tests/dom/server.ts'
import { testRows } from '#tests/support/table.ts'
import LibraryDiscoverPage from './LibraryDiscoverPage.tsx'
import LibraryPage from './LibraryPage.tsx'

afterEach(clearToasts)

const organizationId = uuidOf('organization:lakeside')
const pages = {
  library: [LibraryPage, paths.patient.library],
  discover: [LibraryDiscoverPage, paths.patient.discover],
} as const

testRows([['library'], ['discover']] as const)(
  'B12: the page %j tells a care partner why it is empty, and leads to their own',
  async (name) => {
    const [Page, place] = pages[name]
    signedInAs('maya')
    helperOf('luc', 'maya')
    const { unmount } = await renderPage(<Page />, {
      pattern: place.pattern,
      at: place({ organizationId }),
      texts: ['library', 'profiles', 'kit'],
    })
    expect(await screen.findByRole('heading', { name: "Care partners don't see this library" })).toBeDefined()
    expect(screen.getByText('Only Luc Gagnon sees what is recommended and saved here.')).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to your own library' }))
    expect(await screen.findAllByRole('listitem')).not.toEqual([])
    expect(screen.queryByRole('heading', { name: "Care partners don't see this library" })).toBeNull()
    expect(callsTo('updateUser').at(-1)?.body).toEqual({ current_patient: uuidOf('patient:maya') })
    unmount()
  },
)
