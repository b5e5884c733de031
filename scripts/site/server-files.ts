import {
  assetHeaders,
  noncePolicy,
  type Origins,
  pageHeaders,
  policy,
  publicHeaders,
  reportHeader,
  sharedHeaders,
  unkeptHeaders,
} from '../../mock-server/static/headers.ts'
import { maintenanceHeaders } from './maintenance-page.ts'
import { caddyConnections, nginxConnections, type Tls } from './connections.ts'

type Headers = Readonly<Record<string, string>>
type HeaderSets = Readonly<Record<'page' | 'asset' | 'public' | 'unkept' | 'maintenance', Headers>>

export type SiteOptions = {
  readonly origins: Origins
  /** Where browsers report what the policy refused. */
  readonly reports?: string | undefined
  readonly port: string
  readonly tls?: Tls | undefined
}

/** Servers that write a nonce into the page; `nonce` is their word for a random one. */
const nonceHeaders = (nonce: string, { origins, reports }: SiteOptions): HeaderSets =>
  headerSets(noncePolicy(nonce, { origins, reports }), reports)

/**
 * Static hosts that send the same page to everyone. What the portal writes into the page at run time, such as
 * the colours of an organization, has no hash that could be known before.
 */
export const hashHeaders = (scripts: string, { origins, reports }: SiteOptions): HeaderSets =>
  headerSets(policy({ scripts, styles: "'unsafe-inline'", origins, reports }), reports)

const headerSets = (csp: string, reports: string | undefined): HeaderSets => ({
  page: {
    'content-security-policy': csp,
    ...(reports !== undefined && reportHeader(reports)),
    ...pageHeaders,
  },
  asset: assetHeaders,
  public: publicHeaders,
  unkept: unkeptHeaders,
  maintenance: maintenanceHeaders,
})

/**
 * Puts a line for each header in place of `#{page}`, `#{asset}` and the like, with the indent of the
 * placeholder.
 */
function withHeaders(
  template: string,
  sets: HeaderSets,
  line: (name: string, value: string) => string,
): string {
  return template.replaceAll(
    /^([ \t]*)#\{(page|asset|public|unkept|maintenance)\}$/gm,
    (_, indent: string, name) =>
      Object.entries(sets[name as keyof HeaderSets])
        .map(([header, value]) => indent + line(header, value))
        .join('\n'),
  )
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const robots = sharedHeaders['x-robots-tag'] ?? ''

/** Puts lines in place of `#{listen}` and the like, with the indent of the placeholder; without lines it goes. */
const withLines = (template: string, lines: Readonly<Record<string, readonly string[]>>): string =>
  template.replaceAll(/^([ \t]*)#\{(\w+)\}(.*)\n/gm, (all, indent: string, name: string, rest: string) =>
    (lines[name]?.map((line) => `${indent}${line}${rest}\n`) ?? [all]).join(''),
  )

const filled = (template: string, port: string, lines: Readonly<Record<string, readonly string[]>>) =>
  withLines(template, lines).replaceAll('#{port}', port).replaceAll('#{robots}', robots)

/** nginx writes the id of each request, 128 random bits, into page and policy. */
export const nginxConf = (template: string, options: SiteOptions): string =>
  withHeaders(
    filled(template, options.port, nginxConnections(options)),
    nonceHeaders('$request_id', options),
    (name, value) => `add_header ${name} ${quoted(value)} always;`,
  )

export const caddyfile = (template: string, options: SiteOptions, scripts: string): string =>
  withHeaders(
    filled(template, options.port, caddyConnections(options)),
    hashHeaders(scripts, options),
    (name, value) => `${name} ${quoted(value)}`,
  )
