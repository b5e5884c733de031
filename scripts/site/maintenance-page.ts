import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageHeaders } from '../../mock-server/static/headers.ts'
import { root } from '../node-version.mjs'

const template = readFileSync(path.join(root, 'deploy/maintenance.html'), 'utf8')
const style = /<style>([\s\S]*?)<\/style>/.exec(template)?.[1] ?? ''
const styleHash = createHash('sha256').update(style).digest('base64')

/** The page runs no script. `retry-after` tells open tabs of the portal, and its service worker, that this is planned. */
export const maintenanceHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  ...pageHeaders,
  'retry-after': '120',
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `Monday, November 30, 2026 at 4:00 a.m. EST`, in the language of the section. */
const timeIn = (locale: string, until: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(until)

export type Maintenance = {
  readonly brand: { readonly name: string; readonly supportEmail: string }
  readonly until: Date
  /** The time zone in which people read the time; this machine's by default. */
  readonly zone?: string | undefined
}

export const maintenancePage = ({ brand, until, zone }: Maintenance): string =>
  template
    .replaceAll('#{name}', escaped(brand.name))
    .replaceAll('#{email}', escaped(brand.supportEmail))
    .replaceAll(/#\{until\.([\w-]+)\}/g, (_, locale: string) => timeIn(locale, until, zone))
