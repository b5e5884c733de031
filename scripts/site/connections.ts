// How nginx and Caddy accept connections: by http, behind a proxy that ends TLS, or by https with a certificate.

export type Tls = {
  /** Files, PEM. */
  readonly certificate: string
  readonly key: string
  /** A second port, whose http requests are redirected. */
  readonly httpPort?: string | undefined
}

type Options = { readonly port: string; readonly tls?: Tls | undefined }
type Lines = Readonly<Record<string, readonly string[]>>

/** The port as browsers write it after the host name. */
const suffix = (port: string) => (port === '443' ? '' : `:${port}`)

export function nginxConnections({ port, tls }: Options): Lines {
  if (!tls) return { redirect: [], listen: [`listen ${port};`] }
  const { certificate, key, httpPort } = tls
  const redirect = [
    'server {',
    `  listen ${httpPort};`,
    `  return 301 https://$host${suffix(port)}$request_uri;`,
    '}',
  ]
  return {
    redirect: httpPort === undefined ? [] : redirect,
    listen: [
      `listen ${port} ssl http2;`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      '# Plain http on this port',
      'error_page 497 =301 https://$http_host$request_uri;',
    ],
  }
}

export function caddyConnections({ port, tls }: Options): Lines {
  const place = `:{$PORTAGE_PORT:${port}}`
  if (!tls) return { listener: [], redirect: [], address: [place], tls: [] }
  const { certificate, key, httpPort } = tls
  const redirect = [`http://:${httpPort} {`, `	redir https://{host}${place}{uri} permanent`, '}', '']
  return {
    // Redirects plain http on the port of https
    listener: [`servers ${place} {`, '	listener_wrappers {', '		http_redirect', '		tls', '	}', '}'],
    redirect: httpPort === undefined ? [] : redirect,
    address: [`https://${place}`],
    tls: [`tls ${certificate} ${key}`],
  }
}
