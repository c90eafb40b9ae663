/**
 * What other programs put on the clipboard, in tags that the editor knows: docs/screens.md#pasted-texts. Excel, Word, Google Docs,
 * LibreOffice and Sheets write lists as paragraphs, bold as styles, and tables that an editor without them runs together.
 */

const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

function wrap(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag)
  made.append(...element.childNodes)
  element.append(made)
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/i.test(style)
const isNormal = (style: string) => /font-weight:\s*(normal|[1-5]00)/i.test(style)

/** Weights and slants of styles become tags; a tag that its own style takes back goes. */
function readStyles(page: Document): void {
  for (const element of page.querySelectorAll('b, strong, i, em'))
    if (
      /^(B|STRONG)$/.test(element.tagName)
        ? isNormal(styleOf(element))
        : /font-style:\s*normal/i.test(styleOf(element))
    )
      element.replaceWith(...element.childNodes)
  for (const element of page.querySelectorAll('span, font, p, td, th, li')) {
    const style = styleOf(element)
    if (wordsOf(element) === '') continue
    const parts = element.matches('td, th, li')
      ? [...element.children].filter((one) => one.matches('p'))
      : [element]
    for (const part of parts.length > 0 ? parts : [element]) {
      if (isBold(style)) wrap(part, 'strong')
      if (/font-style:\s*italic/i.test(style)) wrap(part, 'em')
    }
  }
}

const LEVEL = /mso-list:[^;]*\blevel(\d+)/i

/** Word's mark of a list: "·" with spaces, or "1.". */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('[style]')].filter((one) =>
    /mso-list:\s*ignore/i.test(styleOf(one)),
  )
  const words = marks.map(wordsOf).join('')
  for (const mark of marks) mark.remove()
  return words
}

/** Word's lists are paragraphs that name their level; those that follow each other are one list. */
function readWordLists(page: Document): void {
  let open: { level: number; list: Element }[] = []
  let last: Element | null = null
  for (const paragraph of page.querySelectorAll('p')) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0)
    if (level === 0) continue
    if (last === null || paragraph.previousElementSibling !== last) open = []
    const tag = /^[0-9a-z]{1,4}[.)]/i.test(takeMark(paragraph)) ? 'ol' : 'ul'
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.length > 0 && open.at(-1)!.level === level && open.at(-1)!.list.localName !== tag) open.pop()
    if (open.length === 0 || open.at(-1)!.level < level) {
      const list = page.createElement(tag)
      const outer = open.at(-1)?.list
      if (outer) outer.lastElementChild!.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    const item = page.createElement('li')
    open.at(-1)!.list.append(item)
    item.append(paragraph)
    last = open[0]!.list
  }
}

const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td, th')].map(wordsOf))

/** A table as lines: each value after its head, "Plano: Fibra 300; Valor: 79,90"; of one row its values alone. */
function linesOf(rows: readonly (readonly string[])[]): string[] {
  const [heads = [], ...values] = rows
  if (values.length === 0) return [heads.filter(Boolean).join('; ')]
  return values.map((row) =>
    row
      .map((value, place) => (heads[place] && value ? `${heads[place]}: ${value}` : value))
      .filter(Boolean)
      .join('; '),
  )
}

/** The innermost first, so that a table within a cell is words of its cell. */
function tablesToLines(page: Document): void {
  for (const table of [...page.querySelectorAll('table')].toReversed())
    table.replaceWith(
      ...linesOf(rowsOf(table))
        .filter(Boolean)
        .map((line) => {
          const paragraph = page.createElement('p')
          paragraph.textContent = line
          return paragraph
        }),
    )
}

/** The HTML of a clipboard, for the editor. */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title, colgroup, col'))
    element.remove()
  readWordLists(page)
  readStyles(page)
  tablesToLines(page)
  return page.body.innerHTML.replace(/<!--[^]*?-->/g, '').replace(/<\/?o:p>/g, '')
}
