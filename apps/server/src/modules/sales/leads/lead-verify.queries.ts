/** What is known about a person and an address before a lead is created, as far as the actor may know it. */
import { isSuperadmin } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { LeadVerification, VerifyLeadInput } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { matchBlacklist } from '../blacklist/blacklist-marks.queries.ts'
import { coversAll } from '../coverage/covers.queries.ts'
import { leadInScope } from '../lead-scope.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'
import { providersWithCoverage } from './lead-checks.queries.ts'

const sameDocument = (document: string, input: VerifyLeadInput) =>
  sql<boolean>`coalesce(${sql.ref(document)} = ${input.documento ?? null}, false)`

const samePerson = (document: string, phone: string, input: VerifyLeadInput) =>
  sql<boolean>`(${sql.ref(document)} = ${input.documento ?? null}
    or ${sql.ref(phone)} = any(${input.fone ? phoneForms(input.fone) : []}::text[]))`

/** Customers of the asker's providers with this document or phone, and what they have now. */
const customers = (db: Database, actor: Actor, input: VerifyLeadInput) =>
  db
    .selectFrom('relationship_dados_pessoas as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('relationship_contrato as k')
          .whereRef('k.id_pessoa', '=', 'p.id')
          .where('k.situacao', '=', 'ativo')
          .select(['k.produto', 'k.valor'])
          .orderBy('k.id', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .where('p.ativo', '=', true)
    .where(samePerson('p.cpf', 'p.telefone', input))
    .$if(input.id_empresa !== undefined, (q) => q.where('p.id_empresa', '=', input.id_empresa!))
    .select([
      'p.id_empresa',
      'e.nome as provedor',
      'p.codpessoa as cod_cliente',
      'p.nome_razaosocial as nome',
      'k.produto',
      'k.valor',
    ])
    .orderBy('p.id')
    .limit(10)
    .execute()

/**
 * An open lead of the same person with one of the asker's providers, of the same document first; its id and seller only if
 * it is in their scope.
 */
const openLead = (db: Database, actor: Actor, input: VerifyLeadInput) =>
  db
    .selectFrom('vendas_lead as l')
    .innerJoin('empresa as e', 'e.id', 'l.id_empresa')
    .leftJoin('rh_usuario as v', 'v.id', 'l.id_vendedor')
    .where(sql<boolean>`l.desfecho = 'aberta'`)
    .where((eb) => inScope(actor, eb.ref('l.id_empresa'), false))
    .where(samePerson('l.documento', 'l.fone', input))
    .$if(input.id_empresa !== undefined, (q) => q.where('l.id_empresa', '=', input.id_empresa!))
    .select([
      sql<number | null>`case when ${leadInScope(actor, 'l')} then l.id end`.as('id'),
      'l.id_empresa',
      'e.nome as provedor',
      sql<string | null>`case when ${leadInScope(actor, 'l')} then v.nome end`.as('vendedor'),
      sameDocument('l.documento', input).as('mesmo_documento'),
    ])
    .orderBy('mesmo_documento', 'desc')
    // A superadmin's scope is a bare \`true\`, and PostgreSQL sorts by no constant.
    .orderBy(sql`case when ${leadInScope(actor, 'l')} then 0 else 1 end`)
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const providersOf = (db: Database, actor: Actor, id_empresa?: number) =>
  db
    .selectFrom('empresa as e')
    .where('e.ativo', '=', true)
    .where(isSuperadmin(actor) ? sql<boolean>`true` : inScope(actor, 'e.id', false))
    .$if(id_empresa !== undefined, (q) => q.where('e.id', '=', id_empresa!))
    .select(['e.id as id_empresa', 'e.nome as provedor'])
    .orderBy('e.nome')
    .orderBy('e.id')
    .execute()

type Provider = Awaited<ReturnType<typeof providersOf>>[number]

async function coverageOf(db: Database, providers: Provider[], input: VerifyLeadInput) {
  const { cidade, estado } = input
  if (!cidade || !estado) return providers.map((provider) => ({ ...provider, coberto: null }))
  const covered = await providersWithCoverage(
    db,
    providers.map((provider) => provider.id_empresa),
  )
  const places = providers.map(({ id_empresa }) => ({ ...input, id_empresa, cidade, uf: estado }))
  const reached = await coversAll(db, places)
  return providers.map((provider, n) => ({
    ...provider,
    coberto: covered.has(provider.id_empresa) ? reached[n]! : null,
  }))
}

/** The blacklist entries for the person or the address at one of the providers: those of customers first. */
async function blacklistOf(db: Database, providers: Provider[], input: VerifyLeadInput) {
  const matches = await matchBlacklist(
    db,
    providers.map(({ id_empresa }) => ({ ...input, id_empresa })),
  )
  const found = new Set(matches.map((match) => match?.blacklist))
  return (['cliente', 'endereco'] as const).find((kind) => found.has(kind)) ?? null
}

export async function verifyLead(
  db: Database,
  actor: Actor,
  input: VerifyLeadInput,
): Promise<LeadVerification> {
  const asksPerson = Boolean(input.documento ?? input.fone)
  const providers = await providersOf(db, actor, input.id_empresa)
  const [clientes, aberta, blacklist, cobertura] = await Promise.all([
    asksPerson ? customers(db, actor, input) : [],
    asksPerson ? openLead(db, actor, input) : undefined,
    blacklistOf(db, providers, input),
    coverageOf(db, providers, input),
  ])
  const texts = { cliente: text.customerOnBlocklist, endereco: text.addressOnBlocklist }
  return {
    clientes,
    aberta: aberta ?? null,
    blacklist,
    aviso: blacklist && texts[blacklist],
    cobertura,
  }
}
