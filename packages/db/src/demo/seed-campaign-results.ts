/** Events, and three months of paid results of the report's campaign, with the leads that its channels brought. */
import { DAY_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

/** The campaign of the report's provider views (docs/marketing.md#report-of-results). */
const REPORT_CAMPAIGN = 124
const MONTHS = 3

/** `[event, days from today, how many days, place, address, city, site]` */
const events: [string, number, number, string, string, string, string?][] = [
  ['Feira de Tecnologia', 24, 3, 'Centro de Eventos', 'Avenida Bento Gonçalves, 1200', 'Pelotas', 'feira'],
  ['Ação de Verão no Laranjal', 45, 10, 'Calçadão', 'Avenida Antônio Augusto Assumpção', 'Pelotas'],
  ['Festa do Mar', 12, 5, 'Centro Municipal', 'Rua Riachuelo, 400', 'Rio Grande', 'festa-do-mar'],
  ['Natal na Praça', 33, 1, 'Praça Sete de Setembro', 'Centro', 'Tubarão', 'natal'],
  ['Corrida da Fibra', -6, 1, 'Beira-rio', 'Avenida Marcolino Cabral', 'Tubarão'],
  ['Semana do Cliente', -20, 5, 'Lojas', 'Rua General Osório, 700', 'Pelotas'],
  ['Feira do Livro', -41, 12, 'Praça Coronel Pedro Osório', 'Centro', 'Pelotas', 'livro'],
  ['Encontro de Bairros', -75, 1, 'Ginásio', 'Rua Dom Pedro II, 55', 'Rio Grande'],
]

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const moved = (today: Date, days: number) => dayOf(new Date(today.getTime() + days * DAY_MS))

/** The halves of the last months that are over, the oldest first. */
function halves(today: Date): [from: string, to: string][] {
  const all: [string, string][] = []
  for (let back = MONTHS; back >= 0; back -= 1) {
    const at = (day: number, month = -back) =>
      dayOf(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day)))
    all.push([at(1), at(15)], [at(16), at(0, 1 - back)])
  }
  return all.filter(([, to]) => to < dayOf(today)).slice(-2 * MONTHS)
}

async function seedEvents(db: Database, today: Date, author: number): Promise<void> {
  const cities = await db.selectFrom('rh_cidade_provedor').select(['id', 'nome']).orderBy('id').execute()
  await db
    .insertInto('rh_marketing_eventos')
    .values(
      events.map(([evento, from, days, local, endereco, city, site], index) => ({
        evento,
        local,
        endereco,
        cidade: (cities.find(({ nome }) => nome === city) ?? cities[0]!).id,
        site_evento: site ? `https://${site}.example.com` : null,
        data_inicio: moved(today, from),
        data_fim: moved(today, from + days - 1),
        status: index !== events.length - 1,
        id_usuario: author,
      })),
    )
    .execute()
}

/** Made with its documented number, and the next campaign gets the one after it. */
async function seedReportCampaign(db: Database, author: number): Promise<void> {
  await sql`insert into vendas_campanha (id, nome, id_usuario) overriding system value
    values (${REPORT_CAMPAIGN}, 'Mídia Paga', ${author})`.execute(db)
  await sql`select setval(pg_get_serial_sequence('vendas_campanha', 'id'), ${REPORT_CAMPAIGN})`.execute(db)
  await sql`insert into vendas_campanha_provedor (id_campanha, id_empresa)
    select ${REPORT_CAMPAIGN}, id from empresa`.execute(db)
  // Every fourth lead that came by no link saw an advertisement.
  await sql`select set_config('app.sem_historico', 'on', true)`.execute(db)
  await sql`update vendas_lead l set id_campanha = ${REPORT_CAMPAIGN}, id_canal = c.id from vendas_canal c
    where c.id_empresa = l.id_empresa and c.nome = case when l.id % 3 = 0 then 'Google' else 'Facebook' end
      and l.id % 4 = 1 and l.id_tracking is null`.execute(db)
  await sql`select set_config('app.sem_historico', '', true)`.execute(db)
}

export async function seedCampaignResults(db: Database, today: Date): Promise<void> {
  const { id: author } = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.marketing@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await seedEvents(db, today, author)
  await seedReportCampaign(db, author)
  const channels = await db
    .selectFrom('vendas_canal')
    .where('nome', 'in', ['Facebook', 'Google'])
    .where('id_empresa', 'is not', null)
    .select(['id', 'nome', 'id_empresa'])
    .orderBy('id')
    .execute()
  await db
    .insertInto('vendas_campanha_resultado')
    .values(
      channels.flatMap(({ id, nome, id_empresa }, channel) =>
        halves(today).map(([periodo_inicio, periodo_fim], half) => {
          const impressoes = 9000 + ((channel * 3701 + half * 2903) % 24_000)
          const cliques = Math.round(impressoes * (0.012 + ((channel + half) % 5) * 0.003))
          return {
            id_campanha: REPORT_CAMPAIGN,
            id_canal: id,
            id_empresa: id_empresa!,
            periodo_inicio,
            periodo_fim,
            impressoes,
            cliques,
            // Google's advertisements open no conversation.
            conversas_iniciadas: nome === 'Google' ? null : Math.round(cliques / 9),
            investimento: (cliques * (0.55 + (channel % 3) * 0.12)).toFixed(2),
            id_usuario: author,
          }
        }),
      ),
    )
    .execute()
}
