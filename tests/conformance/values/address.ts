/**
 * The address of a call.
 * @param target the base URL of the contract's paths, without a final slash
 * @param path the template; what has no value stays as it is, in braces
 */
export function addressOf(
  target: string,
  path: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  )
  const search = new URLSearchParams(query).toString()
  const joint = filled.includes('?') ? '&' : '?'
  return `${target}${filled}${search === '' ? '' : `${joint}${search}`}`
}
