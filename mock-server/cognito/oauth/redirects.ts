/**
 * Where the hosted pages may send people: the home page of the world that was asked, by http or https (IDENT-04), and
 * those of portals on other origins (`--cors`). Nothing else, to the letter, as in Cognito's list of callback addresses. http comes first: there the portal stands
 * unless somebody opened it by https.
 */
export function homesOf(request: Request, origins: readonly string[] = []): readonly string[] {
  const { host } = new URL(request.url)
  return [`http://${host}/`, `https://${host}/`, ...origins.map((origin) => `${origin}/`)]
}

/** An address with these members added to its query; what is undefined is left out. */
export function withQuery(address: string, members: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
