import { contentIdOf, mediaIdOf } from '#mock-server/store/seeds/content-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { world } from '#tests/dom/server.ts'
import { writing } from '#tests/dom/writing.tsx'

const { admin } = paths
const { lakeside } = organizationSeeds
const own = { id: lakeside.id }
const organization = admin.organization(own)
const journeys = admin.organizationJourneys(own)
const item = admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') })
const file = admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') })
const messageFields = [
  ['Subject in English', 'We moved'],
  ['Message in English', 'Find us at 12 Main Street.'],
  ['Subject in French', 'Nous avons déménagé'],
  ['Message in French', 'Nous sommes au 12, rue Principale.'],
] as const
const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'clinic.png', {
  type: 'image/png',
})

writing('priya', {
  createOrganization: {
    at: admin.organizations({}, { new: '' }),
    steps: [['Name', 'Riverside Clinic']],
    send: 'Create organization',
  },
  updateOrganization: {
    at: organization,
    steps: ['Change these details', ['Phone', '613-555-0199']],
    send: 'Save',
  },
  'updateOrganization with health card numbers': {
    ways: /offline|412/,
    at: organization,
    steps: ['Change this choice', /^Keep people's health-card numbers|^Conserver les/],
    send: 'Save',
  },
  createMessageTemplate: {
    ways: /offline|409|500/,
    at: organization,
    steps: ['Add a message', ...messageFields],
    send: 'Save message',
  },
  saveMessageTemplate: {
    ways: /offline|404|412/,
    at: organization,
    steps: [/^(Edit|Modifier).*(phone lines|téléphoniques)/, ['Subject in English', 'We moved']],
    send: 'Save message',
  },
  deleteMessageTemplate: {
    ways: /offline|404|412/,
    at: organization,
    steps: [/^(Delete|Supprimer).*(phone lines|téléphoniques)/],
    send: 'Delete message',
  },
  'updateOrganization with colours': {
    at: organization,
    steps: ['Change the colours', ['Main colour', '#7c3aed']],
    send: 'Save',
  },
  saveOrganizationLogo: {
    at: organization,
    steps: ['Change the logo', ['Choose a file', picture]],
    send: 'Save',
  },
  deleteOrganizationLogo: {
    at: organization,
    steps: ['Change the logo', 'Remove the logo'],
    send: 'Remove logo',
  },
  saveOrganizationIcon: {
    at: organization,
    steps: ['Change the icon', ['Choose a file', picture]],
    send: 'Save',
  },
  deleteOrganizationIcon: {
    at: organization,
    steps: ['Change the icon', ['Choose a file', picture], 'Save', 'Change the icon', 'Remove the icon'],
    send: /^(Remove|Retirer)/,
  },
  updateOrganizationOffering: {
    at: journeys,
    steps: [/(Turn off|Désactiver).*(Mental|mentale)/],
    send: 'Turn off',
  },
  'updateOrganizationOffering for patients': { at: journeys, send: 'Patients can find it themselves' },
  createOrganizationContent: {
    at: admin.content(own),
    steps: ['New content', ['Title in English', 'Sleep well'], ['Title in French', 'Bien dormir']],
    send: 'Create draft',
  },
  saveOrganizationContent: {
    at: item,
    steps: [[/^(Summary in English|Résumé en anglais)/, 'Room by room.']],
    send: 'Save',
  },
  publishOrganizationContent: {
    at: item,
    steps: ['Remove from the library', 'Remove from the library', 'Publish'],
    send: 'Publish',
  },
  unpublishOrganizationContent: {
    at: item,
    steps: ['Remove from the library'],
    send: 'Remove from the library',
  },
  reviewOrganizationContent: {
    at: item,
    steps: ['Mark as reviewed', /(In a year|Dans un an)/],
    send: 'Mark as reviewed',
  },
  scheduleOrganizationContent: {
    at: item,
    given: () => {
      const row = world().tables.contents.get(contentIdOf(lakeside, 'hip-home-ready'))
      if (row) row.publishAt = Date.parse('2031-02-03T19:30:00Z')
    },
    send: 'Cancel publishing',
  },
  deleteOrganizationContent: {
    at: item,
    steps: ['Remove from the library', 'Remove from the library', 'Delete'],
    send: 'Delete',
  },
  updateMediaFile: { at: file, steps: [[/(English|anglais)/, 'Hospital bag']], send: 'Save' },
  deleteMediaFile: {
    at: file,
    steps: ['Delete this file'],
    send: 'Delete this file',
    // With no content in use.
    given: () => world().tables.contents.clear(),
  },
  createUser: {
    at: admin.newUser(own),
    steps: [
      ['First name', 'Kim'],
      ['Last name', 'Lee'],
      ['Email', 'kim@portage.test'],
      'Care team',
      /^(English|Anglais)/,
    ],
    send: 'Add user',
  },
  updateUserRoles: { at: admin.users(own), steps: [/Samuel Roy/, 'Change roles', 'Patient'], send: 'Save' },
  deactivateUser: { at: admin.users(own), steps: [/Samuel Roy/, 'Deactivate'], send: 'Deactivate' },
  reactivateUser: {
    at: admin.users(own),
    steps: [/Samuel Roy/, 'Deactivate', 'Deactivate', /Samuel Roy/, 'Reactivate'],
    send: 'Reactivate',
  },
  resendTemporaryPassword: {
    ways: /offline|409/,
    at: admin.users(own),
    steps: [/Tomas Silva/],
    send: 'Send a new temporary password',
  },
})
