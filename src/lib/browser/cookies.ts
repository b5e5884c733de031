/** Cookie lifetime in seconds: 365 days (CONST-02, D-02). */
export const COOKIE_LIFETIME = 365 * 24 * 60 * 60

/** The value of a cookie; undefined if missing, or without a document. Never throws. */
export function readCookie(name: string): string | undefined {
  // Node tests have no document.
  if (typeof document === 'undefined') return undefined
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

/** Stores a preference in a cookie for this site. `value` must not contain `;`, `,` or spaces (RFC 6265, 4.1.1). */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_LIFETIME}; samesite=lax${secure}`
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0`
}
