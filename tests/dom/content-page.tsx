import type { OrganizationContent } from '#generated/model/index.ts'
import AdminContentItemPage from '#src/pages/admin/content/AdminContentItemPage.tsx'
import { paths } from '#src/routes/paths.ts'
import { content, contentId } from './contents.ts'
import { organization, page } from './journeys.ts'
import { overview } from './organizations.ts'
import { renderPage } from './render-page.tsx'
import { answer } from './server.ts'
import { admin } from './users.ts'

const place = paths.admin.contentItem

/** Opens the page on which administrators edit a content. */
export function openContent(shown: OrganizationContent = content(), locale: 'en-ca' | 'fr-ca' = 'en-ca') {
  answer('getOrganization', organization)
  answer('getOrganizationOverview', overview())
  answer('getCurrentUser', admin)
  answer('listAuditEvents', page([]))
  answer('getOrganizationContent', () => shown)
  return renderPage(<AdminContentItemPage />, {
    pattern: place.pattern,
    at: place({ id: organization.id, contentId }),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })
}
