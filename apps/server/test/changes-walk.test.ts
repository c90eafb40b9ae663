/** Every table that REST lists is followed by the list of changes, or is here with its reason. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { modules } from '../src/modules/module-list.ts'
import { metaOf } from '../src/platform/procedure/caller.ts'
import { goesWide } from '../src/platform/procedure/wide-reading.ts'
import type { RestRoute } from '../src/platform/rest/route.ts'
import { testWorld } from './app.ts'

const { db, deps } = await testWorld()

const notFollowed: Record<string, string> = {
  vinculo_externo: 'what the program itself wrote',
  acesso_dado_pessoal: 'a log, which only grows',
  campanha_envio: 'millions of messages, reported by webhooks',
  campanha_execucao: 'a log, which only grows',
  campanha_resposta: 'a log, which only grows',
  candidatura: 'people who apply; their vacancy is followed',
  chave_acesso: 'one’s own',
  curriculo: 'people of the talent bank, who may leave it any time',
  contato: 'people, who are followed as rh_usuario',
  entrevista: 'appointments of a candidate',
  erp_saida: 'a queue',
  caronas_carona: 'one’s own',
  caronas_passageiro: 'one’s own',
  dados: 'figures',
  evento_calendario: 'one’s own',
  novidade_leitura: 'a log, which only grows',
  parametro: 'settings, known by a name and not by an id',
  leads: 'rows of a report, followed as vendas_lead',
  permissao_parceiro: 'part of a person: rh_usuario',
  provedor_identidade: 'settings of superadmins, which no key reads',
  pre_admissao: 'people who are admitted; their record is followed as rh_usuario',
  recurso_reserva: 'bookings of a day, of oneself and of who keeps the resource',
  servico_plano: 'two lists, of fleet and of supplies, each for its own readers',
  simulacao_bloqueio_item: 'customers of one trial, kept for thirty days',
  site_roleta_historico: 'a log, which only grows',
  site_roleta_premios: 'part of a campaign: site_roleta_campanhas',
  sorteio_interno: 'a log, which only grows',
  solicitacao_dado_pessoal: 'one’s own',
  vencimento: 'worked out of other records',
  webhook: 'one’s own',
  webhook_entrega: 'a log, which only grows',
  vendas_lead_importacao_aggregate: 'followed as vendas_lead_importacao',
  vendas_lead_importacao_erro: 'lines of a file, which its import shows',
  vendas_lead_participante: 'lines of a file, which its import shows',
}

const isReport = (table: string) => /^((rh|vendas|vagas)_)?relatorio_/.test(table)

/** A list in the documented shape: its rows under the name of their table, with a total. */
function tableOf({ contract }: RestRoute): string[] {
  if (!(contract?.answers instanceof z.ZodObject) || !('total' in contract.answers.shape)) return []
  const names = Object.keys(contract.answers.shape).filter(
    (key) => !['total', 'ha_mais', 'depois', 'somas'].includes(key),
  )
  return names.length === 1 ? names : []
}
const listed = [...new Set(modules.flatMap(({ routes = [] }) => routes).flatMap(tableOf))]
const followed = new Set(deps.offers.changes.map(({ table }) => table))

/** What has no version, or is ordered by its moment. */
const withoutVersion = [
  'acesso_dado_pessoal',
  'campanha_envio',
  'campanha_execucao',
  'campanha_resposta',
  'caronas_passageiro',
  'novidade_leitura',
  'recurso_reserva',
  'simulacao_bloqueio_item',
  'site_roleta_historico',
  'vencimento',
  'vendas_lead_importacao_erro',
  // The documented search of a customer; their list is the path with `filtro`.
  'relationship_dados_pessoas',
]
const since = { filtro: { updated_at: { _gte: '2026-11-21' } }, sort: '-updated_at' }

it('every list that REST answers is filtered and sorted by what changed since, but for those named here', () => {
  const lists = modules
    .flatMap(({ routes = [] }) => routes)
    .filter(({ contract }) => contract.takes.some((one) => one.safeParse({ filtro: {} }).success))
  expect(lists.length).toBeGreaterThan(60)
  const without = lists
    .filter(({ contract }) => !contract.takes.some((one) => one.safeParse(since).success))
    .flatMap(tableOf)
  expect(
    [...new Set(without)].filter((table) => !withoutVersion.includes(table) && !isReport(table)),
  ).toEqual([])
})

describe('the list of changes', () => {
  it('follows every table that REST lists, but for those named here', () => {
    expect(listed.length).toBeGreaterThan(30)
    expect(
      listed.filter(
        (table) => ![...followed, ...Object.keys(notFollowed)].includes(table) && !isReport(table),
      ),
    ).toEqual([])
    expect(Object.keys(notFollowed).filter((table) => followed.has(table))).toEqual([])
  })

  it('leads to lists of the primary: a replica may be behind what was reported (docs/deploy.md#reads-go-wide)', () => {
    const wide = deps.offers.changes.filter(({ list }) => goesWide(metaOf(list)))
    expect(wide.map(({ table }) => table)).toEqual([])
  })

  it('has the triggers of every table that a manifest names, and no others', async () => {
    const { rows } = await sql<{ tabela: string; n: number }>`
      select tgrelid::regclass::text as tabela, count(*)::int as n from pg_trigger t
      join pg_proc p on p.oid = t.tgfoid where p.proname like 'conta\\_%' group by 1`.execute(db)
    expect(rows.filter(({ n }) => n !== 3)).toEqual([])
    expect(rows.map(({ tabela }) => tabela).toSorted()).toEqual([...followed].toSorted())
  })
})
