/** What a formatted text says. */
export const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ').trim()
