import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const here = { organizationId: organizationSeeds.lakeside.id }
const faq = paths.patient.faq()

reading('shell', 'maya', {
  patient: { at: paths.patient.journeys(here), isWhole: true },
  'account menu': { at: faq, press: [/Account menu/], isWhole: true },
  'language menu': { at: faq, press: [/Language/], isWhole: true },
  'organizations menu': {
    at: paths.patient.journeys(here),
    press: [/Lakeside.*My Organizations/],
    isWhole: true,
  },
})
reading('shell of a care team', 'samuel', { home: { at: paths.provider.invites(here), isWhole: true } })
reading('shell of administrators', 'priya', { home: { at: paths.admin.home(), isWhole: true } })
reading('shell of everybody', 'ana', { home: { at: paths.patient.journeys(here), isWhole: true } })
reading('shell of a carer', 'theo', { home: { at: paths.settings.home(), isWhole: true } })
