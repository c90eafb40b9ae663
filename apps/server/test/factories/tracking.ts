import type { Database } from '@intranet/db/connection'

let sequence = 0

/** A campaign or channel flagged for some providers. */
async function makeFlagged(
  db: Database,
  kind: 'campanha' | 'canal',
  providers: readonly number[],
  over: { nome?: string; ativo?: boolean; id_usuario?: number },
): Promise<number> {
  sequence += 1
  const nome = `${kind === 'campanha' ? 'Campanha' : 'Canal'} ${sequence}`
  const { id } = await db
    .insertInto(`vendas_${kind}`)
    .values({ nome, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const id_empresa of providers)
    if (kind === 'campanha')
      await db.insertInto('vendas_campanha_provedor').values({ id_campanha: id, id_empresa }).execute()
    else await db.insertInto('vendas_canal_provedor').values({ id_canal: id, id_empresa }).execute()
  return id
}

export const makeCampaign = (
  db: Database,
  providers: readonly number[],
  over: { nome?: string; ativo?: boolean; id_usuario?: number } = {},
) => makeFlagged(db, 'campanha', providers, over)

export const makeChannel = (
  db: Database,
  providers: readonly number[],
  over: { nome?: string; ativo?: boolean; id_usuario?: number } = {},
) => makeFlagged(db, 'canal', providers, over)

export async function makeDestination(
  db: Database,
  over: { nome?: string; url?: string; ativo?: boolean } = {},
): Promise<number> {
  sequence += 1
  const { id } = await db
    .insertInto('vendas_destino')
    .values({ nome: `Destino ${sequence}`, url: 'https://site.example/planos?origem=qr', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A link of a provider, to our own form unless `id_destino` says otherwise. */
export async function makeLink(
  db: Database,
  id_empresa: number,
  over: { id_destino?: number; codigo?: string; id_campanha?: number; id_canal?: number } = {},
) {
  sequence += 1
  const id_campanha = over.id_campanha ?? (await makeCampaign(db, [id_empresa]))
  const id_canal = over.id_canal ?? (await makeChannel(db, [id_empresa]))
  const codigo = over.codigo ?? `Link${String(sequence).padStart(4, '0')}`
  const row = { id_empresa, id_campanha, id_canal, id_destino: over.id_destino ?? null, codigo }
  const { id } = await db
    .insertInto('vendas_tracking_url')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...row }
}
