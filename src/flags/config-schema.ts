import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+/))
/** A URL, or a path on the portal's own origin. */
const link = z.string().check(z.regex(/^(https?:\/)?\//))

/** `/config.json`: settings per environment, read at run time, so that one build serves all environments. */
export const configSchema = z.object({
  api: z.object({ baseUrl: z.union([z.literal(''), webAddress]) }),
  identity: z.object({
    userPoolId: z.string().check(z.regex(/^[\w-]+_[0-9A-Za-z]+$/)),
    userPoolClientId: text,
    userPoolEndpoint: z.optional(webAddress),
    /** The hosted UI and its providers; without it there is no social sign-in. */
    oauth: z.optional(
      z.object({
        domain: text,
        redirectSignIn: z.array(webAddress),
        redirectSignOut: z.array(webAddress),
        scopes: z.array(text),
        providers: z.array(z.enum(['Google', 'Apple'])),
      }),
    ),
  }),
  island: z.string(),
  environment: text,
  /** Flags set per environment (src/flags/flags.ts). */
  flags: z.record(z.string(), z.union([z.boolean(), z.readonly(z.array(z.string()))])),
  brand: z.object({ name: text, logo: link, supportEmail: text }),
  policies: z.object({
    privacy: link,
    terms: link,
    /** Version of both policies, and its date (`2026-11-01`). */
    version: z.optional(z.string()),
    updated: z.optional(z.string()),
  }),
  /** Where failures and speed of pages are reported (src/app/reports); without it nothing is. */
  errorReports: z.optional(
    z.object({
      format: z.enum(['beacon', 'sentry']),
      /** Of the service; for `sentry` the DSN of the project. */
      address: webAddress,
      /** The share of pages that report, 1 for all. */
      share: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  defaultOrganization: z.nullable(z.string()),
  /** Limits sub-items in the side navigation to this organization (SHELL-59, D-35). */
  organizationWithSubItems: z.optional(z.nullable(z.string())),
})

export type Config = z.infer<typeof configSchema>
