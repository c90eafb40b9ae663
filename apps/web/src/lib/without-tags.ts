const FORMATTED = /^\s*<[a-z][^>]*>/i

/** What a text says. Only a formatted one begins with a tag: a plain one may have "<" and ">" too. */
export const withoutTags = (text: string): string =>
  FORMATTED.test(text) ? text.replace(/<[^>]*>/g, ' ').trim() : text
