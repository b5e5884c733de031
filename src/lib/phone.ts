/** VAL-58: ten digits of the North American plan, as people write them: spaces, dots, dashes, (), +1. */
const PHONE = /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}$/

/**
 * A phone number with plain dashes and spaces, as it is sent: what is pasted from a document often holds others.
 * @param typed what somebody typed or pasted
 */
export const tidyPhone = (typed: string): string =>
  typed
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .trim()

/**
 * Whether a text is a Canadian or American phone number (VAL-58).
 * @param text as typed; blanks around it do not count
 */
export const isPhone = (text: string): boolean => PHONE.test(tidyPhone(text))
