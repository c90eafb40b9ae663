/** A text with `?` for each character that the standard faces of a PDF do not have. */
export const printable = (text: string): string =>
  text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/gu, '?')
