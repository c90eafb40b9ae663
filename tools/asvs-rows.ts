/** The rows of docs/asvs.md, and the sentence that counts them. */

export interface AsvsRow {
  nr: string
  state: 'met' | 'n/a' | 'not met'
  evidence: string
}

const ROW = /^\| (\d+\.\d+\.\d+) +\| ([^|]*?) +\| ([^|]*?) +\| (.*?) +\|$/gm
const COUNTS = /^Of \d+ requirements .*$/m

/** Throws where a row has another state than the page explains. */
export const readRows = (page: string): AsvsRow[] =>
  [...page.matchAll(ROW)].map(([, nr = '', state = '', , evidence = '']) => {
    if (state !== 'met' && state !== 'n/a' && state !== 'not met')
      throw new Error(`docs/asvs.md: ${nr} is neither met, n/a nor not met`)
    return { nr, state, evidence }
  })

export function countsOf(rows: readonly AsvsRow[]): string {
  const count = (wanted: AsvsRow['state']) => rows.filter(({ state }) => state === wanted).length
  const met = count('met')
  // Rounded down: a goal that was missed by little is not shown as reached.
  const share = Math.floor((met / (rows.length - count('n/a'))) * 100)
  return `Of ${rows.length} requirements ${met} are met, ${count('n/a')} do not apply, ${count('not met')} are not met: ${share} % of those that apply.`
}

/** The page with its counts as its rows are now. */
export const withCounts = (page: string): string => page.replace(COUNTS, countsOf(readRows(page)))
