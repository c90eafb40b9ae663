/** Lines that came, and lines that went. */
export function changes(
  before: readonly string[],
  after: readonly string[],
): { came: string[]; went: string[] } {
  const went = [...before]
  const came = after.filter((line) => {
    const at = went.indexOf(line)
    if (at >= 0) went.splice(at, 1)
    return at < 0
  })
  return { came, went }
}
