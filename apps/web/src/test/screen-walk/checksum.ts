/** A short text in place of lines which are too many to be written down. */
export function sumOf(lines: readonly string[]): string {
  let sum = 7
  for (const letter of lines.join('\n')) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
