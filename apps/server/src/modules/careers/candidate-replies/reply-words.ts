/** What somebody wrote in an answer, without the mail that it answers. */

const quotes = [
  /^(em|on) .{4,200}(escreveu|wrote|schrieb):\s*$/i,
  /^-{2,}\s*(mensagem original|original message|forwarded message|mensagem encaminhada)/i,
  /^(de|from):\s.+@/i,
  /^_{10,}\s*$/,
]

/** The lines before the quoted mail; all of them where nothing else would be left. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => quotes.some((quote) => quote.test(line.trim())))
  const written = lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !line.trimStart().startsWith('>'))
  return written.join('\n').trim() || text.trim()
}
