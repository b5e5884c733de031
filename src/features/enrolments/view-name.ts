/** The contract's maximum length of a view name. */
export const NAME_MOST = 80
