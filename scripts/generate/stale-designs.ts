import { of } from './stale-query.ts'

/** What writing a journey, and saying something about it, makes stale. */
export const staleDesigns = [
  {
    onMutations: [
      'createJourneyDefinition',
      'saveJourneyDraft',
      'discardJourneyDraft',
      'requestJourneyReview',
      'returnJourneyReview',
      'publishJourneyDefinition',
      'retireJourneyDefinition',
      'restoreJourneyVersion',
    ], // what uses a media file changes with its banner
    invalidates: [
      'listJourneyDefinitions',
      of('audit-events', 'listAuditEvents'),
      of('media-files', 'listMediaFiles'),
    ],
  },
  {
    onMutations: ['createJourneyComment', 'updateJourneyComment', 'deleteJourneyComment'],
    invalidates: ['listJourneyComments'],
  },
  {
    onMutations: ['importJourney', 'updateJourneyFromFile'],
    invalidates: [
      'listJourneyDefinitions',
      of('forms', 'listForms'),
      of('audit-events', 'listAuditEvents'),
      of('media-files', 'listMediaFiles'),
    ],
  },
]
