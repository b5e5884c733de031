/** Says from which revision a change is made, so that nobody overwrites what they have not seen. */
export const fromRevision = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } })
