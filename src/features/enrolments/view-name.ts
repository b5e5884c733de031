/** As long as the contract lets the name of a view be. */
export const NAME_MOST = 80
