/** JSON in lines of at most `width` characters, broken behind commas: a line each where that is short enough. */
export function wrappedJson(head: string, value: unknown, width = 200): string {
  const whole = `${head}${JSON.stringify(value)}`
  if (whole.length < width) return whole
  const indent = `${/^ */.exec(head)![0]}  `
  const lines = [head]
  // Strings are taken whole: a comma inside of one is text.
  for (const [piece] of JSON.stringify(value).matchAll(/(?:"(?:[^"\\]|\\.)*"|[^",])+,?/g)) {
    const line = lines.at(-1)!
    // A comma follows the last line where others come behind it.
    if (line.length + piece.length < width) lines[lines.length - 1] = line + piece
    else lines.push(indent + piece)
  }
  return lines.map((line) => line.trimEnd()).join('\n')
}
