import type { Config } from '../config.ts'

/** Test settings: no flags, no providers. */
export const testConfig: Config = {
  api: { baseUrl: '' },
  identity: { userPoolId: 'pool', userPoolClientId: 'client' },
  island: 'test',
  environment: 'test',
  flags: {},
  brand: { name: 'Portage', logo: '', supportEmail: 'help@portage.test' },
  policies: { privacy: 'https://portage.test/privacy', terms: 'https://portage.test/terms' },
  defaultOrganization: null,
}
