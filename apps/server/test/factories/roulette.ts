import { campaignSlug } from '@intranet/contract/marketing/roulette-words'
import type { PrizeFields } from '@intranet/contract/marketing/roulette'
import type { Database } from '@intranet/db/connection'
import { personMark } from '@intranet/db/person-mark'
import { sql } from 'kysely'
import { makeUser } from './users.ts'

let sequence = 0

interface CampaignOver {
  id_empresa: number
  dono?: number
  nome?: string
  ativo?: boolean
  data_inicio_campanha?: string
  data_fim_campanha?: string
  intervalo_votacao?: number
  api_erp?: boolean
}

/** A campaign that is open now by default, without prizes. */
export async function makeRoulette(db: Database, { dono, ...over }: CampaignOver) {
  sequence += 1
  const nome = over.nome ?? `Roleta de teste ${sequence}`
  const row = {
    nome,
    slug: campaignSlug(nome),
    descricao: 'Gire e ganhe',
    data_inicio_campanha: '2020-01-01',
    data_fim_campanha: '2099-12-31',
    intervalo_votacao: 1,
    api_erp: false,
    id_usuario_intranet: dono ?? (await makeUser(db, { roles: ['roulette:gestor'] })),
    ...over,
  }
  const { id } = await db
    .insertInto('site_roleta_campanhas')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...row, id }
}

export const prize = (over: Partial<PrizeFields> = {}): PrizeFields => ({
  nome: 'Caneca',
  descricao: 'Parabéns! Retire na loja.',
  cliente: false,
  peso_item: 10,
  quantidade: 100,
  quantidade_minima: 0,
  animacao: true,
  consumivel: true,
  ...over,
})

/** Four prizes of an audience; each of `overs` replaces what it names. */
export const makePrizes = (db: Database, id_campanha: number, overs: Partial<PrizeFields>[]) =>
  db
    .insertInto('site_roleta_premios')
    .values(overs.map((over, index) => ({ ...prize({ nome: `Prêmio ${index + 1}`, ...over }), id_campanha })))
    .returning(['id', 'nome'])
    .execute()

/** Valid CPFs, one a number. */
export function cpfOf(number: number): string {
  const base = String(100_000_000 + number).slice(0, 9)
  const digit = (text: string) => {
    const sum = [...text].reduce((total, one, index) => total + Number(one) * (text.length + 1 - index), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const first = digit(base)
  return base + first + digit(base + first)
}

/** `count` people who won a prize of the campaign. */
export async function makeWinners(
  db: Database,
  id_campanha: number,
  id_premio: number,
  count: number,
  from = 1,
) {
  const { valor: secret } = await db
    .selectFrom('segredo')
    .select('valor')
    .where('nome', '=', 'roleta_pessoa')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => {
    const cpf = cpfOf(from + index)
    return { number: from + index, cpf, pessoa: personMark(secret, cpf) }
  })
  await sql`insert into site_roleta_historico
      (id_campanha, id_premio, nome_premio, nome, telefone, cpf, pessoa, cliente, cupom, codigo)
    select ${id_campanha}, p.id, p.nome, 'Participante ' || v.n, '53991260000', v.cpf, v.pessoa, p.cliente,
      'CUPOM-' || translate(upper(lpad(to_hex(${id_campanha} * 1000000 + v.n), 8, '0')), '0189', 'GHIJ'),
      lpad(v.n::text, 6, '0')
    from site_roleta_premios p,
      unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ cpf }) => cpf)}::text[],
        ${rows.map(({ pessoa }) => pessoa)}::text[]) as v (n, cpf, pessoa)
    where p.id = ${id_premio}`.execute(db)
}
