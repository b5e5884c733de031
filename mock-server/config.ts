import { userPoolClientId, userPoolId, userPoolPath } from './cognito/identifiers.ts'
import { hostedScopes } from './cognito/scopes.ts'
import { policies, policyVersion } from './store/seeds/policies.ts'

/**
 * The run-time settings of the portal as `/config.json` answers them: everything on the request's own origin, so
 * that each world is one site.
 * @param origin scheme and host of the request
 * @param portal the origin of the portal; another origin needs the address of the API
 */
export const runtimeConfig = (origin: string, portal = origin) => ({
  api: { baseUrl: portal === origin ? '' : origin },
  identity: {
    userPoolId,
    userPoolClientId,
    userPoolEndpoint: `${origin}${userPoolPath}`,
    passkeys: true,
    oauth: {
      // without a scheme: Amplify puts https before it, which the same port answers
      domain: new URL(origin).host,
      // one address each: of several, Amplify takes the first with the same host name (IDENT-04)
      redirectSignIn: [`${portal}/`],
      redirectSignOut: [`${portal}/`],
      scopes: [...hostedScopes],
      providers: ['Google', 'Apple'],
    },
  },
  island: 'ca-central',
  environment: 'production',
  flags: {
    onboarding: true,
    multipleProfiles: true,
    columnResizing: true,
    showJourneyLangages: true,
    singleJourneyHome: false,
    noOrgSwitcher: false,
    carouselLibraryView: false,
  },
  brand: { name: 'Portage', logo: '/brand/portage.svg', supportEmail: 'support@portage.example' },
  policies: { ...policies, ...policyVersion },
  defaultOrganization: null,
})
