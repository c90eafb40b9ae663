/** What spreadsheet programs write into separated texts beside the cells. */

const ownLine = /^sep=([;,|\t])$/i
const marks = [';', ',', '\t', '|']

/** The separator that Excel's own first line names (`sep=;`): such a line holds no cells. */
export const namedSeparator = (line: string): string | undefined => ownLine.exec(line)?.[1]

/** The separator that a line holds most of. */
export function separatorOf(line: string): string {
  const count = (mark: string) => line.split(mark).length
  return marks.reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** `="00123"`, as programs keep leading zeros, as `00123`. */
export const bareCell = (cell: string): string =>
  cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).replaceAll('""', '"') : cell
