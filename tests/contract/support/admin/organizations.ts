import { closedPath, messageTexts, newMessage } from '../messages.ts'
import { PUT, seeded } from '../app.ts'
import type { MadeSample } from '../sample.ts'

const lakeside = `/v1/organizations/${seeded.organization('lakeside')}/`

/** A body that holds a PNG, as far as its first bytes tell. */
export const pngBody = (): FormData => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'icon.png', { type: 'image/png' }))
  return body
}

/** Organizations as administrators set them up. */
export const organizationCalls = {
  createMessageTemplate: { path: '/v1/message-templates/', as: 'priya', body: newMessage },
  saveMessageTemplate: {
    path: closedPath,
    as: 'priya',
    headers: { 'if-match': '"1"' },
    body: messageTexts,
  },
  deleteMessageTemplate: { path: closedPath, as: 'priya', headers: { 'if-match': '"1"' } },
  createOrganization: { path: '/v1/organizations/', as: 'priya', body: { name: 'Harbour Street Clinic' } },
  listOrganizationOverviews: {
    path: '/v1/organization-overviews/?search=QUAI&province__in=QC,ON&ordering=-member_count',
    as: 'priya',
  },
  getOrganizationOverview: {
    path: `/v1/organization-overviews/${seeded.organization('lakeside')}/`,
    as: 'priya',
  },
  searchOrganization: {
    path: `/v1/organization-overviews/${seeded.organization('lakeside')}/search/?page_size=3`,
    as: 'priya',
    body: { search: 'walk' },
  },
  saveOrganizationIcon: { path: `${lakeside}icon/`, as: 'priya', body: pngBody() },
  deleteOrganizationIcon: async () => {
    await PUT(`${lakeside}icon/`, pngBody(), { as: 'priya' })
    return { path: `${lakeside}icon/`, as: 'priya' }
  },
  listOrganizationOfferings: { path: `${lakeside}journeys/?search=hip`, as: 'priya' },
  updateOrganizationOffering: {
    path: `${lakeside}journeys/${seeded.definition('hip-replacement')}/`,
    as: 'priya',
    body: { is_offered: false, position: 2 },
    headers: { 'if-match': '"1"' },
  },
} satisfies Record<string, MadeSample>
