const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an HTML file. */
export const htmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')
