/**
 * Sends the revision that a change is based on, so that no one overwrites changes they haven't seen (RFC 9110,
 * 13.1.1). A stale revision is rejected with 412.
 */
export const ifMatch = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } })
