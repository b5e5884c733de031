/**
 * Where the hosted pages may send people: the home page of the world that was asked, by http or https (IDENT-04).
 * Nothing else, to the letter, as in Cognito's list of callback addresses. http comes first: there the portal stands
 * unless somebody opened it by https.
 */
export function homesOf(request: Request): readonly string[] {
  const { host } = new URL(request.url)
  return [`http://${host}/`, `https://${host}/`]
}

/** An address with these members added to its query; what is undefined is left out. */
export function withQuery(address: string, members: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
