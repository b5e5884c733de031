import { route } from './route.ts'

/**
 * The route map: one pattern serves the router and the links. A place stands here from the day its page exists;
 * tests/architecture/routes.test.ts holds the two together.
 */
export const paths = {
  home: route('/'),
  login: route('/login'),
  guest: {
    signUp: route('/guest/sign-up'),
  },
  patient: {
    home: route('/patient'),
    organization: route('/patient/organizations/:organizationId'),
    journeys: route('/patient/organizations/:organizationId/journeys'),
    journey: route('/patient/organizations/:organizationId/journeys/:journeyId'),
    task: route('/patient/organizations/:organizationId/journeys/:journeyId/:taskId'),
    submission: route('/patient/organizations/:organizationId/journeys/:journeyId/:taskId/submission'),
  },
  provider: {
    home: route('/provider'),
  },
  admin: {
    home: route('/admin'),
  },
  settings: {
    home: route('/settings'),
    account: route('/settings/account'),
    language: route('/settings/language'),
    profiles: route('/settings/profiles'),
    profile: route('/settings/profiles/:profileId'),
    features: route('/settings/features'),
    privacy: route('/settings/privacy'),
  },
} as const
