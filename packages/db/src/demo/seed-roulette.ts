/** One running roulette of the demo group with its look, prizes and some weeks of participants. */
import { DAY_MS } from '@intranet/contract/durations'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { personMark } from '../person-mark.ts'
import { demoCpf, demoName } from './people.ts'

const PARTICIPANTS = 60

/** `[name, message, weight, stock]` */
type DemoPrize = [nome: string, descricao: string, peso: 1 | 10 | 20 | 50, quantidade: number | null]

const forOthers: DemoPrize[] = [
  ['1 mês grátis', 'Contrate até o fim do mês e ganhe a primeira mensalidade.', 10, 40],
  ['Kit caneca e boné', 'Retire o seu kit na loja mais próxima.', 20, 120],
  ['Instalação grátis', 'A instalação da sua internet é por nossa conta.', 50, null],
  ['Tente outra vez', 'Não foi desta vez: volte amanhã e gire de novo.', 50, null],
]
const forCustomers: DemoPrize[] = [
  ['Upgrade 600 Mega', 'Seis meses com 600 Mega pelo preço do seu plano.', 10, 30],
  ['R$ 50 de desconto', 'O desconto vem na sua próxima fatura.', 20, 100],
  ['Roteador Wi-Fi 6', 'Retire o seu roteador na loja mais próxima.', 1, 5],
  ['3 meses de streaming', 'Três meses do nosso streaming sem pagar nada.', 50, null],
]

const iso = (date: Date) => date.toISOString().slice(0, 10)

/** Each participation has its own coupon, the same at every start. */
function couponOf(index: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bytes = createHash('sha256').update(`cupom de demonstração ${index}`).digest()
  return `CUPOM-${Array.from(bytes.subarray(0, 8), (byte) => letters[byte % 32]).join('')}`
}

async function insertCampaign(db: Database, today: Date): Promise<number> {
  const owner = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.roleta@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const provider = await db
    .selectFrom('empresa')
    .where('sistema', '=', 'produto')
    .select('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('site_roleta_campanhas')
    .values({
      nome: 'Aniversário de 20 anos',
      slug: 'aniversario-de-20-anos',
      id_empresa: provider.id,
      id_usuario_intranet: owner.id,
      id_usuario: owner.id,
      descricao: 'Gire a roleta e ganhe um prêmio na hora. Um giro por CPF a cada dia.',
      motivo_aplicacao: 'Comemoração dos 20 anos com clientes e visitantes das lojas.',
      data_inicio_campanha: iso(new Date(today.getTime() - 21 * DAY_MS)),
      data_fim_campanha: iso(new Date(today.getTime() + 60 * DAY_MS)),
      certificado_autorizacao: 'SPA/MF nº 04.000000/2026 (demonstração)',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('site_roleta_configuracao')
    .values({
      id_campanha: id,
      base_background: '#123a8c',
      base_html_content: 'Girar!',
      color_item: '#1f5fd6',
      color_item_2: '#eef4ff',
      color_text: '#fff',
      color_text2: '#0f2a66',
    })
    .execute()
  return id
}

async function insertPrizes(db: Database, id_campanha: number) {
  const rows = [
    ...forCustomers.map((prize) => ({ prize, cliente: true })),
    ...forOthers.map((prize) => ({ prize, cliente: false })),
  ].map(({ prize: [nome, descricao, peso_item, quantidade], cliente }) => ({
    id_campanha,
    nome,
    descricao,
    cliente,
    peso_item,
    quantidade: quantidade ?? 1,
    quantidade_minima: 0,
    consumivel: quantidade !== null,
    animacao: nome !== 'Tente outra vez',
  }))
  return db
    .insertInto('site_roleta_premios')
    .values(rows)
    .returning(['id', 'nome', 'cliente', 'consumivel'])
    .execute()
}

export async function seedRoulette(db: Database, today: Date): Promise<void> {
  const id_campanha = await insertCampaign(db, today)
  const prizes = await insertPrizes(db, id_campanha)
  const { valor: secret } = await db
    .selectFrom('segredo')
    .select('valor')
    .where('nome', '=', 'roleta_pessoa')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: PARTICIPANTS }, (_, index) => {
    const cliente = index % 3 === 0
    const own = prizes.filter((prize) => prize.cliente === cliente)
    const failed = index % 29 === 28
    const prize = own[(index * 7) % own.length]!
    const moment = new Date(today.getTime() - ((index * 5) % 20) * DAY_MS - index * 60_000)
    const cpf = demoCpf(700_000 + index)
    return {
      id_campanha,
      id_premio: failed ? null : prize.id,
      nome_premio: failed ? null : prize.nome,
      erro: failed ? 'SEM_PREMIO_DISPONIVEL' : null,
      nome: demoName(300 + index),
      telefone: `5399${String(1_000_000 + index * 7919).slice(0, 7)}`,
      cpf,
      pessoa: personMark(secret, cpf),
      cliente,
      cupom: couponOf(index),
      codigo: String(100_000 + index * 137).slice(0, 6),
      dia: iso(moment),
      created_at: moment,
    }
  })
  await db.insertInto('site_roleta_historico').values(rows).execute()
  await sql`update site_roleta_premios p set distribuidos =
    (select count(*) from site_roleta_historico h where h.id_premio = p.id)
    where p.id_campanha = ${id_campanha} and p.consumivel`.execute(db)
  // A raffle can be tried without a network: with the intranet's own beacon, labelled as such.
  await db.insertInto('parametro').values({ chave: 'farol_endereco', valor: '"local"' }).execute()
}
