/** For a table whose order is its own: none of its columns sorts. */
export const unsorted = { ordering: { by: '', descending: false }, onSort: () => undefined }
