/**
 * Names the revision that a change is made from, so that nobody overwrites what they have not seen (RFC 9110, 13.1.1).
 * What changed since is refused with a 412.
 */
export const ifMatch = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } })
