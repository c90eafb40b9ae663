import {
  contractingCompany,
  type ContractingCompanyFields,
  type ListContractingCompaniesInput,
  type UpdateContractingCompanyInput,
} from '@intranet/contract/company/contracting-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { Uf } from '@intranet/contract/states'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('empresa_contratante as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .selectAll('c')
    .select('e.nome as empresa')
    .$narrowType<{ estado: Uf }>()

export const listContractingCompanies = (
  db: Database,
  actor: Actor,
  request: ListContractingCompaniesInput,
) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(contractingCompany).list,
    alias: 'c',
    refs: { empresa: 'e.nome' },
    search: normalised('c.razao_social', 'c.nome_fantasia', 'c.cnpj', 'c.cidade'),
  })

export const countContractingCompanies = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getContractingCompany = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

export const contractingCompanyOptions = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('empresa_contratante as c')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .where(selectable('c', incluir))
    .select(['c.id', 'c.nome_fantasia as nome', 'c.cnpj', 'c.id_empresa'])
    .orderBy('c.nome_fantasia')
    .orderBy('c.id')
    .execute()

export const insertContractingCompanies = (db: Database, rows: ContractingCompanyFields[]) =>
  db.insertInto('empresa_contratante').values(rows).returning('id').execute()

export const updateContractingCompany = (db: Database, input: UpdateContractingCompanyInput) =>
  saveRecord(db.updateTable('empresa_contratante'), input)

export const switchContractingCompanies = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('empresa_contratante'), input)

export const removeContractingCompany = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('empresa_contratante'), id)
