/** A web, same-origin or blob URL without characters that could end an attribute. */
const ADDRESS = /^(https?:\/\/|blob:|\/(?![/\\]))[^\s"<>\\]+$/i

/**
 * Validates an image URL set by others, such as an organization's logo.
 * @returns undefined when there is none, or when it is not a URL to load an image from (T05)
 */
export const pictureAddress = (given: string | null | undefined): string | undefined =>
  given && ADDRESS.test(given) ? given : undefined
