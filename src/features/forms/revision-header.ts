/** Says which revision a change was made from, so that nobody overwrites what they have not seen. */
export const ifMatch = (revision: number) => ({ request: { headers: { 'If-Match': `"${revision}"` } } })
