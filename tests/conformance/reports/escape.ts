const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that XML 1.0 cannot hold in any form. */
const IMPOSSIBLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Text for HTML and XML, between tags and inside quotes. */
export const escape = (text: string): string =>
  text.replaceAll(IMPOSSIBLE, '\uFFFD').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
