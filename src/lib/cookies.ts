/** How long a choice is kept, in seconds: 365 days (CONST-02, D-02). */
export const COOKIE_LIFETIME = 365 * 24 * 60 * 60

/** The value of a cookie; undefined when there is none, or no page to have it. Never throws. */
export function readCookie(name: string): string | undefined {
  // Rules that need only a value are tested without a page.
  if (typeof document === 'undefined') return undefined
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

/** Keeps a choice on this device, for this site alone. `value` holds no `;`, `,` or blank (RFC 6265, 4.1.1). */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_LIFETIME}; samesite=lax${secure}`
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0`
}
