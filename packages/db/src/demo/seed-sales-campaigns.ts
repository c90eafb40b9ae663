/** Campaigns, channels, destinations and tracking links of the demo group, with two months of clicks. */
import { DAY_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const all = ['produto', 'razao', 'vetorial']

const campaigns: { nome: string; provedores: string[]; api?: boolean; ativo?: boolean }[] = [
  { nome: 'Indique um Amigo', provedores: all, api: true },
  { nome: 'Verão Conectado', provedores: all },
  { nome: 'Volta às Aulas', provedores: ['produto', 'razao'] },
  { nome: 'Fibra no Interior', provedores: ['razao'] },
  { nome: 'Feira de Tubarão', provedores: ['vetorial'] },
  { nome: 'Combo Casa e Celular', provedores: ['produto'], api: true },
  { nome: 'Natal em Dobro', provedores: all, ativo: false },
]

/** `sistema` owns a channel, as its own page on a network; the others are flagged. */
const channels: { nome: string; sistema?: string; provedores?: string[]; public?: boolean }[] = [
  ...all.flatMap((sistema) => [
    { nome: 'Facebook', sistema, provedores: [sistema], public: true },
    { nome: 'Google', sistema, provedores: [sistema], public: true },
  ]),
  { nome: 'WhatsApp', provedores: all, public: true },
  { nome: 'Panfleto', provedores: all },
  { nome: 'Rádio', provedores: ['razao', 'vetorial'] },
  { nome: 'Loja', provedores: all },
]

const destinations = [
  { nome: 'Página de planos', url: 'https://www.example.com/planos' },
  { nome: 'Indique e ganhe', url: 'https://www.example.com/indique' },
  { nome: 'WhatsApp comercial', url: 'https://wa.example.com/vendas' },
]

/** `[code, provider, campaign, channel, destination]` */
const links: [string, string, string, string, string?][] = [
  ['VerProd1', 'produto', 'Verão Conectado', 'Facebook', 'Página de planos'],
  ['PanfPel1', 'produto', 'Volta às Aulas', 'Panfleto'],
  ['IndProd1', 'produto', 'Indique um Amigo', 'WhatsApp', 'Indique e ganhe'],
  ['FibRaz01', 'razao', 'Fibra no Interior', 'Rádio'],
  ['VerRaz01', 'razao', 'Verão Conectado', 'Google', 'Página de planos'],
  ['FeiraTub', 'vetorial', 'Feira de Tubarão', 'Panfleto'],
  ['VerVet01', 'vetorial', 'Verão Conectado', 'Facebook'],
  ['IndVet01', 'vetorial', 'Indique um Amigo', 'WhatsApp', 'WhatsApp comercial'],
]

const CLICKED_DAYS = 60

/** Fewer on weekends, more of late, some of them programs; the same at every start. */
function clicksOf(link: number, daysAgo: number, day: Date) {
  const weekend = day.getUTCDay() % 6 === 0
  const base = 4 + ((link * 7 + daysAgo * 5) % 11) + Math.round((CLICKED_DAYS - daysAgo) / 6)
  return { cliques: weekend ? Math.floor(base / 2) : base, robos: (link + daysAgo) % 4 }
}

export async function seedSalesCampaigns(db: Database, today: Date): Promise<void> {
  const providers = await db.selectFrom('empresa').select(['id', 'sistema']).execute()
  const providerId = (sistema: string) => providers.find((one) => one.sistema === sistema)!.id
  const { id: author } = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.marketing@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()

  const madeCampaigns = await db
    .insertInto('vendas_campanha')
    .values(campaigns.map(({ provedores: _, ...row }) => ({ ...row, id_usuario: author })))
    .returning(['id', 'nome'])
    .execute()
  await db
    .insertInto('vendas_campanha_provedor')
    .values(
      campaigns.flatMap(({ provedores }, index) =>
        provedores.map((key) => ({ id_campanha: madeCampaigns[index]!.id, id_empresa: providerId(key) })),
      ),
    )
    .execute()
  const madeChannels = await db
    .insertInto('vendas_canal')
    .values(
      channels.map(({ provedores: _, sistema, ...row }) => ({
        ...row,
        id_empresa: sistema ? providerId(sistema) : null,
        id_usuario: author,
      })),
    )
    .returning(['id', 'nome', 'id_empresa'])
    .execute()
  await db
    .insertInto('vendas_canal_provedor')
    .values(
      channels.flatMap(({ provedores = [] }, index) =>
        provedores.map((key) => ({ id_canal: madeChannels[index]!.id, id_empresa: providerId(key) })),
      ),
    )
    .execute()
  const madeDestinations = await db
    .insertInto('vendas_destino')
    .values(destinations)
    .returning(['id', 'nome'])
    .execute()

  const madeLinks = await db
    .insertInto('vendas_tracking_url')
    .values(
      links.map(([codigo, sistema, campaign, channel, destination], index) => {
        const id_empresa = providerId(sistema)
        const of = ({ id_empresa: owner }: { id_empresa: number | null }) =>
          owner === null || owner === id_empresa
        return {
          codigo,
          id_empresa,
          id_campanha: madeCampaigns.find(({ nome }) => nome === campaign)!.id,
          id_canal: madeChannels.find((one) => one.nome === channel && of(one))!.id,
          id_destino: madeDestinations.find(({ nome }) => nome === destination)?.id ?? null,
          id_usuario: author,
          created_at: new Date(today.getTime() - (CLICKED_DAYS + index) * DAY_MS),
        }
      }),
    )
    .returning('id')
    .execute()
  const clicks = madeLinks.flatMap(({ id }, link) =>
    Array.from({ length: CLICKED_DAYS }, (_, daysAgo) => {
      const day = new Date(today.getTime() - daysAgo * DAY_MS)
      return { id, daysAgo, ...clicksOf(link, daysAgo, day) }
    }),
  )
  await sql`
    insert into vendas_tracking_clique (id_tracking, dia, cliques, robos)
    select x.id, current_date - x."daysAgo", x.cliques, x.robos
    from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as x (id bigint, "daysAgo" int, cliques int, robos int)`.execute(
    db,
  )
}
