import { userPoolClientId, userPoolId, userPoolPath } from './cognito/identifiers.ts'
import { policies } from './store/seeds/policies.ts'

/**
 * The run-time settings of the portal as `/config.json` answers them: everything on the request's own origin, so
 * that each world is one site.
 * @param origin scheme and host of the request
 */
export const runtimeConfig = (origin: string) => ({
  api: { baseUrl: '' },
  identity: { userPoolId, userPoolClientId, userPoolEndpoint: `${origin}${userPoolPath}` },
  island: 'ca-central',
  environment: 'production',
  flags: {
    onboarding: true,
    columnResizing: true,
    showJourneyLangages: true,
    singleJourneyHome: false,
    noOrgSwitcher: false,
    carouselLibraryView: false,
  },
  brand: { name: 'Portage', logo: '/brand/portage.svg', supportEmail: 'support@portage.example' },
  policies,
  defaultOrganization: null,
})
