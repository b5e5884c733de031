import type { BaseTranslation } from 'typesafe-i18n'

/** Words about the settings of a journey. */
export const settingWords = {
  options: {
    title: 'Settings',
    banner: 'Banner picture',
    noBanner: 'No picture',
    ownBanner: 'Banner picture from the media library',
    ownBannerHelp:
      'Patients see it above the journey. Whoever does not see it hears what the library says it shows.',
    libraryBanner: 'A picture of the media library: {name:string}',
    banners: {
      hip: 'Hip',
      asthma: 'Breathing',
      parent: 'Young family',
      mood: 'Mood',
      diabetes: 'Diabetes',
      vaccination: 'Vaccination',
      smoking: 'Quitting smoking',
    },
    languages: 'Languages of the journey',
    language: {
      'en-ca': 'English',
      'fr-ca': 'French',
    },
    weeks: 'How many weeks it takes, about',
    startForm: 'Form before the first step',
    startFormHelp: 'The person answers it right after being enrolled. Its answers become variables.',
    nextTask: 'Offer the next step when one is done',
    nextTaskHelp: 'A message opens with a link to the next step.',
    monitored: 'The care team reads the answers',
    monitoredHelp: 'People are told so before they answer.',
    note: 'Who reads the answers, and when',
    noteUnread: 'What to do, since nobody reads the answers',
    recommended: 'Recommend it to the patients of the organization',
    recommendedHelp: 'It then stands in their list of recommended journeys.',
    why: 'Why it is recommended',
  },
} as const satisfies BaseTranslation
