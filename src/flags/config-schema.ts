import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+/))
/** Paths are appended to it. */
const baseAddress = z.string().check(z.regex(/^https?:\/\/[^\s/?#]+(\/[^\s/?#]+)*$/))
/** Exactly one: of several, Amplify takes the first with the same host name. */
const homePage = z.array(z.string().check(z.regex(/^https?:\/\/[^\s/?#]+\/$/))).check(z.length(1))
const organization = z.string().check(z.regex(/^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/))
/** A URL, or a path on the portal's own origin. */
const link = z.string().check(z.regex(/^(https?:\/)?\//))

/**
 * `/config.json`: settings per environment, read at run time, so that one build serves all environments. What each
 * key means is in config-guide.ts, which never reaches a browser.
 */
export const configSchema = z.object({
  api: z.object({ baseUrl: z.union([z.literal(''), baseAddress]) }),
  identity: z.object({
    userPoolId: z.string().check(z.regex(/^[\w-]+_[0-9A-Za-z]+$/)),
    userPoolClientId: z.string().check(z.regex(/^[\w+]+$/)),
    userPoolEndpoint: z.optional(webAddress),
    passkeys: z.optional(z.boolean()),
    oauth: z.optional(
      z.object({
        domain: z.string().check(z.regex(/^[\w.-]+(:\d+)?$/)),
        redirectSignIn: homePage,
        redirectSignOut: homePage,
        scopes: z.array(text),
        providers: z.array(z.enum(['Google', 'Apple'])).check(z.minLength(1)),
      }),
    ),
  }),
  island: z.string(),
  environment: text,
  flags: z.record(z.string(), z.union([z.boolean(), z.readonly(z.array(z.string()))])),
  brand: z.object({
    name: text,
    logo: link,
    supportEmail: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)),
  }),
  policies: z.object({
    privacy: link,
    terms: link,
    version: z.optional(z.string()),
    updated: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  }),
  errorReports: z.optional(
    z.object({
      format: z.enum(['beacon', 'sentry']),
      address: webAddress,
      share: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  defaultOrganization: z.nullable(organization),
  /** Limits sub-items in the side navigation to this organization (SHELL-59, D-35). */
  organizationWithSubItems: z.optional(z.nullable(organization)),
})

export type Config = z.infer<typeof configSchema>
