/** Sweeps: all rows of a system, page by page. */
import { erp as text } from '@intranet/contract/messages/registries'
import { ErpError } from './erp-error.ts'

interface SweepPage<Row> {
  dados: Row[]
  /** Given back for the next page; null after the last. */
  depois: string | null
}

type Ask<Row> = (depois: string | null) => Promise<SweepPage<Row>>

/** More pages than this are a sweep that never ends. */
const MOST_PAGES = 5000
/** The same where all pages are kept in memory. */
const MOST_IN_MEMORY = 400

/** Throws where the page asked for with `asked` leads to itself, or where `pages` were too many to go on. */
export function assertGoesOn(
  asked: string | null,
  { depois }: Pick<SweepPage<unknown>, 'depois'>,
  pages: number,
  most = MOST_PAGES,
): void {
  if (depois !== null && (depois === asked || pages >= most)) throw new ErpError('bad_answer', text.badAnswer)
}

/** The pages to the last one. Throws ErpError where the last one does not come: what was read is not all of it. */
export async function* sweepPages<Row>(ask: Ask<Row>, most?: number): AsyncGenerator<Row[]> {
  let asked: string | null = null
  for (let pages = 1; ; pages += 1) {
    const page: SweepPage<Row> = await ask(asked)
    assertGoesOn(asked, page, pages, most)
    yield page.dados
    if (page.depois === null) return
    asked = page.depois
  }
}

/** All rows of a sweep. */
export async function wholeSweep<Row>(ask: Ask<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const page of sweepPages(ask, MOST_IN_MEMORY)) all.push(...page)
  return all
}
