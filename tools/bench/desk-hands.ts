/** What people at the desk do while servers are killed: each goes on until their work is known to be done. */
import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDERS } from './desk-data.ts'
import { tokenOf } from './people.ts'

export interface Answered {
  status: number
  body: unknown
}

/** Sends to any server that is up; null where it was cut off, asked to come later, or the system did not answer. */
export type Post = (path: string, input: object, headers?: Record<string, string>) => Promise<Answered | null>

/** A pool of servers of which some are dead at any moment. */
export function postTo(addresses: () => string[]): Post {
  let turn = 0
  return async (path, input, headers = {}) => {
    const all = addresses()
    turn += 1
    try {
      const answered = await fetch(`${all[turn % all.length]}/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
      const body = (await answered.json()) as { result?: { data: unknown } }
      if (answered.status === 429 || answered.status >= 500) {
        await sleep(50)
        return null
      }
      return { status: answered.status, body: body.result ? body.result.data : body }
    } catch {
      await sleep(50)
      return null
    }
  }
}

/** The n-th person, and that they are the same whatever happens. */
const asPerson = (n: number) => ({ authorization: `Bearer ${tokenOf(n)}` })

export interface Visit {
  atendimento: string
  cod_cliente: string
}

export const actionKey = (n: number): string => `bench-acao-${String(n).padStart(8, '0')}`

/** Opens the n-th order for the customer that is the n-th person's; answers what became of it. */
export async function openOrder(post: Post, visits: readonly Visit[], n: number): Promise<string> {
  const { atendimento, cod_cliente } = visits[n % visits.length]!
  const order = { sistema: PROVIDERS[0], cod_cliente, chave: actionKey(n), tipo: `T${n}` }
  for (;;) {
    const answered = await post(
      'clientPanel.openOrder',
      { ...order, periodo: 'M', relato: 'Sem conexão' },
      { ...asPerson(n % visits.length), 'x-atendimento': atendimento },
    )
    if (!answered) continue
    if (answered.status !== 200)
      throw new Error(`Action ${n}: ${answered.status} ${JSON.stringify(answered.body)}`)
    return (answered.body as { situacao: string }).situacao
  }
}

export interface NewRefund {
  n: number
  id_empresa: number
  /** An upload of the person who asks, and one of the person who pays. */
  proofs: [string, string]
}

interface Refund {
  situacao: string
  updated_at: string
}

/** Asks for a refund, has another person approve it and pays it, however often a server dies meanwhile. */
export async function refundOnce(
  post: Post,
  read: (id: number) => Promise<Refund>,
  { n, id_empresa, proofs }: NewRefund,
): Promise<void> {
  const [asks, decides] = [asPerson(n), asPerson(n + 1)]
  const fields = {
    id_empresa,
    cod_cliente: '4',
    nome_razaosocial: 'Cliente',
    fatura: `K${n}`,
    motivo: 'outro',
  }
  const money = { descricao: 'Bench', valor_pago: '99.90', valor_estorno: '99.90', forma: 'credito_fatura' }
  let made: Answered | null = null
  while (!made)
    made = await post(
      'refunds.create',
      { objects: [{ ...fields, ...money, comprovante: proofs[0] }] },
      { ...asks, 'idempotency-key': `bench-estorno-${n}-pedido` },
    )
  if (made.status !== 200) throw new Error(`Refund ${n}: ${made.status} ${JSON.stringify(made.body)}`)
  const [{ id }] = made.body as [{ id: number }]
  for (let { situacao, updated_at } = await read(id); situacao !== 'pago';) {
    const step =
      situacao === 'aprovado'
        ? { situacao: 'pago', comprovante_estorno: proofs[1] }
        : { situacao: 'aprovado' }
    await post('refunds.changeState', { id, updated_at, ...step }, decides)
    ;({ situacao, updated_at } = await read(id))
  }
}
