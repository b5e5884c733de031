/** For tables with a fixed order: no column sorts. */
export const unsorted = { ordering: { by: '', descending: false }, onSort: () => undefined }
