import { holdingKinds } from '@intranet/contract/people/shutdown-options'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { testWorld } from './app.ts'

const { db, deps } = await testWorld()

/** Names of columns that say who holds or answers for a record. */
const answering =
  /responsavel|gestor|dono|motorista|condutor|titular|detentor|funcionario|vendedor|auditor|solicitante|aprovador|intranet/

/** Columns with such a name whose person has nothing to hand over, and why. */
const nothingToHandOver: Record<string, string> = {
  'acesso_dado_pessoal.id_titular': 'whose data was read: a record',
  'bo_estorno_aprovacao.id_aprovador': 'a decision that was made',
  'bo_venda.id_vendedor': 'who sold it: a record for the commission',
  'campanha_regras.id_aprovador': 'a decision that was made',
  'campanha_regras.id_solicitante': 'who asked for the approval: any manager decides',
  'elogio.id_funcionario': 'whom it praises',
  'incidente_veiculo.id_motorista': 'who drove: the fleet works on it',
  'manutencao_veiculo.id_solicitante': 'who asked: the fleet works on it',
  'multa_termo.id_motorista': 'part of the fine, which is a line of its own',
  'patrocinio_pos_evento.id_aprovador': 'a decision that was made',
  'patrocinio_solicitacao.id_aprovador': 'a decision that was made',
  'patrocinio_solicitacao.id_segundo_aprovador': 'a decision that was made',
  'rh_desligamento.id_aprovador': 'a decision that was made',
  'rh_desligamento.id_funcionario': 'who leaves',
  'rh_desligamento.id_solicitante': 'who asked: HR decides',
  'rh_documento.id_funcionario': 'whose document it is',
  'rh_familiar.id_funcionario': 'whose relative it is',
  'rh_familiar.id_funcionario_familiar': 'a relative who works here too',
  'solicitacao_dado_pessoal.id_responsavel': 'who began with it: all of HR see it and go on',
  'solicitacao_dado_pessoal.id_titular': 'whose data it is about',
  'veiculo_motorista.id_motorista': 'the log of who drove; the present driver is on the vehicle',
}

async function personColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid in ('rh_usuario'::regclass, 'motorista'::regclass)
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const declared = deps.offers.holdings.flatMap(({ columns }) => columns)

it('every column that names whoever answers for a record is a line of a shutdown, or says why not', async () => {
  const responsible = (await personColumns()).filter((name) => answering.test(name.split('.')[1]!))
  expect(responsible.length).toBeGreaterThan(30)
  expect(
    responsible.filter((name) => !declared.includes(name) && !(name in nothingToHandOver)),
    'declare it in `holdings` of its module, or say here why nobody takes it over',
  ).toEqual([])
  const known = Object.keys(nothingToHandOver)
  expect(
    known.filter((name) => !responsible.includes(name) || declared.includes(name)),
    'no longer so',
  ).toEqual([])
})

it('what modules declare are columns that point at people', async () => {
  const columns = await personColumns()
  expect(declared.filter((name) => !columns.includes(name))).toEqual([])
})

it('every kind of line is declared by a module', () => {
  const kinds = new Set(deps.offers.holdings.map(({ tipo }) => tipo))
  expect(holdingKinds.filter((kind) => !kinds.has(kind))).toEqual([])
})
