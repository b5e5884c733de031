/** Of a web server, of the portal's own, or of a file that was just chosen; nothing in it that could end an attribute. */
const ADDRESS = /^(https?:\/\/|blob:|\/(?![/\\]))[^\s"<>\\]+$/i

/**
 * The address of a picture that somebody else set, such as the logo of an organization.
 * @returns undefined when there is none, or when it is anything but an address to load a picture from (T05)
 */
export const pictureAddress = (given: string | null | undefined): string | undefined =>
  given && ADDRESS.test(given) ? given : undefined
