/** Lists of any length, row by row. */

/** A list procedure: it answers a page and the mark of its last row. */
export interface ListProcedure<Input, Row> {
  query(input: Input): Promise<{ dados: Row[]; depois?: string | null }>
}

/** Rows a request; a list answers 5,000 at most. */
const PAGE = 500

/**
 * Every row of a list, read page by page while they are used: `for await (const lead of rows(api.leads.list, {…}))`.
 * Nothing is skipped or repeated while rows come and go. `limit` is the size of a page.
 */
export async function* rows<Input, Row>(
  list: ListProcedure<Input, Row>,
  input?: Input,
): AsyncGenerator<Row, void, undefined> {
  let depois: string | null | undefined
  do {
    const page = await list.query({
      limit: PAGE,
      ...input,
      contar: false,
      ...(depois && { depois }),
    } as Input)
    yield* page.dados
    depois = page.depois
  } while (depois)
}
