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
    // Not in the source documents' map, which only names its navigation item (ROUTE-91).
    organizationSettings: route('/provider/organizations/:organizationId/settings'),
  },
  admin: {
    home: route('/admin'),
  },
} as const
