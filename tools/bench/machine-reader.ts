/** A program that keeps a copy of the leads by REST with a key, as docs/changes.md says. */
export const PAGE = 1000
const CHANGES = 5000
const AT_ONCE = 500

interface Lead {
  id: number
  updated_at: string
}

/** Id → version. */
export type Copy = Map<number, string>

/** What a path answers to a key. */
export async function ask<Answer>(url: string, key: string, body?: object): Promise<Answer> {
  const answered = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      // Both sides are read as they are.
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answered.text()
  if (!answered.ok) throw new Error(`${url}: ${answered.status} ${text.slice(0, 200)}`)
  return JSON.parse(text) as Answer
}

interface Page {
  vendas_lead: Lead[]
  depois: string | null
}

/** The leads page by page, to the end or until `most` were read. */
export async function* pagesOf(origin: string, key: string, most = Infinity): AsyncGenerator<Lead[]> {
  let depois: string | null | undefined
  let read = 0
  do {
    const body = { sort: 'updated_at', limit: PAGE, contar: false, ...(depois && { depois }) }
    const page = await ask<Page>(`${origin}/v1/vendas/lead/all/filtro`, key, body)
    read += page.vendas_lead.length
    depois = page.depois
    yield page.vendas_lead
  } while (depois && read < most)
}

interface Changes {
  alteracoes: { tabela: string; id: number }[]
  depois: string
}

/** The mark of this moment. */
export const markOf = async (origin: string, key: string): Promise<string> =>
  (await ask<Changes>(`${origin}/v1/alteracoes`, key)).depois

/** Reads again what changed since a mark until nothing more is answered; answers how many changes there were. */
export async function catchUp(origin: string, key: string, mark: string, copy: Copy): Promise<number> {
  let answered = 0
  for (let desde = mark; ;) {
    const path = `${origin}/v1/alteracoes?desde=${desde}&limit=${CHANGES}`
    const { alteracoes, depois } = await ask<Changes>(path, key)
    if (!alteracoes.length) return answered
    answered += alteracoes.length
    desde = depois
    const ids = [...new Set(alteracoes.filter(({ tabela }) => tabela === 'vendas_lead').map(({ id }) => id))]
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      for (const id of some) copy.delete(id)
      const body = { filtro: { id: { _in: some } }, limit: AT_ONCE, contar: false }
      const page = await ask<Page>(`${origin}/v1/vendas/lead/all/filtro`, key, body)
      for (const { id, updated_at } of page.vendas_lead) copy.set(id, updated_at)
    }
  }
}
