/**
 * Names of the emulated user pool and its web client, in the shapes Amazon Cognito gives them (Amplify reads
 * the region and the pool's short name out of the pool id). They are public settings, never secrets.
 */

/** `<region>_<short name>`. */
export const userPoolId = 'ca-central-1_PortageMk'

/** 26 characters of a-z and 0-9, as Cognito's client ids. */
export const userPoolClientId = 'portagemockclient000000000'

/** The part of the pool id after `_`: it goes into every SRP hash. */
export const userPoolName = 'PortageMk'

/**
 * `iss` of every token. Cognito's own form, derived from the pool id, although the server runs elsewhere:
 * token libraries derive it in the same way, so tokens of the mock server pass an unchanged verifier.
 */
export const issuer = `https://cognito-idp.ca-central-1.amazonaws.com/${userPoolId}`

export const identityRegion = 'ca-central-1'

/** `<region>:<uuid>`. The portal's settings leave it out: nothing in the portal needs AWS credentials. */
export const identityPoolId = `${identityRegion}:7c1b5e0a-3d42-4f6b-9a8e-2f0d6c4b1e93`

/** Where the identity pool answers; Amplify's `identityPoolEndpoint` is an origin plus this path. */
export const identityPoolPath = '/cognito-identity/'

/** Where the user pool API answers; Amplify's `userPoolEndpoint` is the portal's origin plus this path. */
export const userPoolPath = '/cognito-idp/'
