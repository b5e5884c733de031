import { contentIdOf, mediaIdOf } from '#mock-server/store/seeds/content-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { admin } = paths
const { lakeside } = organizationSeeds
const own = { id: lakeside.id }
const item = admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') })
const file = admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') })

reading('organizations', 'priya', {
  list: { at: admin.organizations() },
  new: { at: admin.organizations({}, { new: '' }) },
  organization: { at: admin.organization(own) },
  journeys: { at: admin.organizationJourneys(own) },
  'new empty': { at: admin.organizations({}, { new: '' }), press: ['Create organization'] },
  'details changed': { at: admin.organization(own), press: ['Change these details'] },
  'logo changed': { at: admin.organization(own), press: ['Change the logo'] },
  'icon changed': { at: admin.organization(own), press: ['Change the icon'] },
  'colours changed': { at: admin.organization(own), press: ['Change the colours'] },
  'journey turned off': { at: admin.organizationJourneys(own), press: [/^Turn off Mental/] },
  'journey off': { at: admin.organizationJourneys(own), press: [/^Turn off Mental/, 'Turn off'] },
  'journey moved': { at: admin.organizationJourneys(own), press: ['Move up New-parent follow-up'] },
  'details saved': { at: admin.organization(own), press: ['Change these details', 'Save'] },
  content: { at: admin.content(own) },
  'content none': { at: admin.content(own, { search: 'zzzz' }) },
  'content item': { at: item },
  'content new': { at: admin.content(own), press: ['New content'] },
  'content in French': { at: item, press: ['French'] },
  'content picture': { at: item, press: [/^Choose: Picture/] },
  'content taken out': { at: item, press: ['Remove from the library'] },
  'content out': { at: item, press: ['Remove from the library', 'Remove from the library'] },
  'file delete': { at: file, press: ['Delete this file'] },
  'invitation new empty': { at: admin.newInvitation(own), press: ['Check and preview'] },
  'user new empty': { at: admin.newUser(own), press: ['Add user'] },
  media: { at: admin.content(own, { view: 'media' }) },
  file: {
    at: admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') }),
  },
  invitations: { at: admin.invitations(own) },
  'invitation new': { at: admin.newInvitation(own) },
  users: { at: admin.users(own) },
  'user new': { at: admin.newUser(own) },
})
