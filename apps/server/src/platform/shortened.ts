/** The first words of a text, at most so many characters, with an ellipsis where something was left out. */
export const shortened = (words: string, most = 160): string =>
  words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
