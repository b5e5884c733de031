import { uuidOf } from '../ids.ts'

type Organization = { readonly id: string }

/** The id of a seeded content in an organization's library. @param key such as `hip-home-ready` */
export const contentIdOf = (organization: Organization, key: string): string =>
  uuidOf(`content:${organization.id}:${key}`)

/** The id of a seeded file in an organization's media library. @param path where the mock server keeps it */
export const mediaIdOf = (organization: Organization, path: string): string =>
  uuidOf(`media:${organization.id}:${path}`)

/** The id of a person's copy of a seeded content. @param profile the id of the patient */
export const userContentIdOf = (profile: string, organization: Organization, key: string): string =>
  uuidOf(`user-content:${profile}:${organization.id}:${key}`)
