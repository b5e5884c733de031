/** Rules about lists. */
export const ofLists = {
  'invalid-query-answers':
    'A parameter had a value outside its schema, and the list answered. Refuse it with a 400.',
  'unknown-query-changes':
    'The list was asked with zz_unknown=1 and had other rows. Ignore what is unknown, or refuse it; never use it as a filter.',
  'count-wrong':
    'count has to be the rows of this question over all pages, after its filters. A count of the whole table is a usual cause.',
  'next-wrong':
    'The link was followed: it has to lead to the following page of the same question, with every filter, the order and the size. Behind a proxy, build it from the forwarded host.',
  'previous-wrong': 'As next, the other way; null on the first page.',
  'page-size-ignored': 'page_size=1 had more rows than one.',
  'page-ignored':
    'Small pages were read one after the other and held against the whole list. Without a unique last key in the order, rows move from page to page.',
  'past-end-answers': 'The page after the last one has to be a 404 where the contract has one, else empty.',
  'filter-ignored':
    'A row came that does not fit. `x-filter: false` in the contract says that a parameter means something else.',
  'filter-incomplete':
    'Rows that the whole list has and that fit were missing; of several values in one parameter, rows with either fit.',
  'search-ignored':
    'A text that is nowhere found rows, or the text of one new thing found others as well. Words joined by "or" are a usual cause.',
  'search-incomplete':
    'The search finds other rows by this field, and not the one just made. Renew the index with the write, or say with --settle how long it takes.',
  'ordering-ignored':
    'Neighbouring rows were in the wrong order, or rows with an equal first key ignored the second one. Texts may be ordered by any alphabet.',
  'list-and-item-differ':
    'The row in the list and the thing at its own address have different values in the same field.',
}
