import type { Database } from '@intranet/db/connection'

let sequence = 0
const next = () => (sequence += 1)

interface ProductOverrides {
  nome?: string
  codigo_erp?: string
  serializado?: boolean
  valor_unitario?: string
  ativo?: boolean
}

export async function makeProduct(
  db: Database,
  id_empresa: number,
  over: ProductOverrides = {},
): Promise<number> {
  const { id } = await db
    .insertInto('suprimento_produto')
    .values({
      id_empresa,
      codigo_erp: `PRD-${next()}`,
      nome: 'ONT Huawei',
      unidade: 'un',
      serializado: true,
      valor_unitario: '230.00',
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SquadOverrides {
  nome?: string
  cidade?: string
  id_responsavel?: number
  ativo?: boolean
}

export async function makeSquad(
  db: Database,
  id_empresa: number,
  over: SquadOverrides = {},
): Promise<number> {
  const { id } = await db
    .insertInto('equipe')
    .values({ id_empresa, nome: `Equipe ${next()}`, cidade: 'Florianópolis', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeStock(
  db: Database,
  id_equipe: number,
  id_produto: number,
  quantidade: number,
  minimo?: number,
): Promise<number> {
  const { id } = await db
    .insertInto('suprimento_estoque')
    .values({ id_equipe, id_produto, quantidade, minimo })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeAsset(
  db: Database,
  id_empresa: number,
  id_produto: number,
  over: { patrimonio?: string; id_equipe?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('suprimento_patrimonio')
    .values({ id_empresa, id_produto, patrimonio: `PT-T${next()}`, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A term that was signed; answers its items. */
export async function makeCustody(
  db: Database,
  id_empresa: number,
  id_funcionario: number,
  items: { id_produto: number; id_patrimonio?: number }[],
): Promise<number[]> {
  const { id: arquivo } = await db
    .insertInto('arquivo')
    .values({ bucket: 'documentos', nome: 't.pdf', tipo: 'application/pdf', tamanho: 1, sha256: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: id_custodia } = await db
    .insertInto('suprimento_custodia')
    .values({
      id_empresa,
      tipo: 'entrega',
      id_funcionario,
      texto: 'Recebo.',
      assinado_em: new Date(),
      arquivo,
      hash: 'a'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('suprimento_custodia_item')
    .values(items.map((item) => ({ ...item, id_custodia, quantidade: 1 })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
